#include "ptcg/scripting/script_analysis.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <utility>

#include "api/member.hpp"
#include "static_analysis/names.hpp"
#include "static_analysis/reader.hpp"
#include "words/hooks.hpp"
#include "words/word_lists.hpp"

namespace ptcg {

namespace {

using script::HandleKind;
using script::LuaNode;
using script::Registration;
using script::resolved;
using script::ScriptKnowledge;
using script::ScriptReading;
using Kind = LuaNode::Kind;

/// Collects the contents of a registered effect and of everything it refers to.
class TextCollector {
public:
    TextCollector(ScriptText& text, const ScriptKnowledge& knowledge)
        : text_(text), known_(knowledge)
    {
    }

    /// Collects deferred nodes, too.
    void collect_all(const LuaNode& node)
    {
        collect(node);
        while (!put_off_.empty()) {
            const PutOff next = std::move(put_off_.back());
            put_off_.pop_back();
            key_ = next.key;
            in_needs_ = next.in_needs;
            collect(*next.node);
        }
    }

private:
    void collect(const LuaNode& node)
    {
        const LuaNode& meant = resolved(node, known_);
        if (&meant != &node) follow(meant);
        switch (node.kind) {
            case Kind::method:
                text_.facts.insert("verb:" + node.text);
                arguments(node);
                break;
            case Kind::index:
                if (!node.text.empty()) text_.facts.insert("field:" + node.text);
                break;
            case Kind::named:
                text_.facts.insert("key:" + node.text);
                if (node.text == "needs") needs(node.items.front());
                names(node);
                break;
            case Kind::string:
                text_.facts.insert("word:" + node.text);
                break;
            case Kind::number:
                if (node.whole) {
                    text_.numbers.push_back({node.number, node.line, in_needs_ ? "needs" : key_});
                }
                break;
            default:
                break;
        }
        const std::string outer_key =
            std::exchange(key_, node.kind == Kind::named ? node.text : "");
        const bool outer_needs = in_needs_;
        in_needs_ = in_needs_ || (node.kind == Kind::named && node.text == "needs");
        // Of a table, only the field read counts: a module may contain parts for many effects.
        const LuaNode* const field = field_taken(node);
        if (field != nullptr && &meant == &node) follow(*field);
        for (const LuaNode& item : node.items) {
            if (field != nullptr && &item == &node.items.front()) continue;
            if (node.kind == Kind::method) key_ = name_of_place(node, item);
            collect(item);
        }
        key_ = outer_key;
        in_needs_ = outer_needs;
    }

    /// Collects what a name refers to, once. A file may have thousands of names that refer to each
    /// other, so distant ones are deferred.
    void follow(const LuaNode& meant)
    {
        if (!visited_.insert(&meant).second) return;
        if (followed_ >= most_followed) {
            put_off_.push_back({&meant, key_, in_needs_});
            return;
        }
        ++followed_;
        collect(meant);
        --followed_;
    }

    /// Returns the field that `object.key` refers to if the object is a table constructor; else
    /// null.
    [[nodiscard]] const LuaNode* field_taken(const LuaNode& node) const
    {
        if (node.kind != Kind::index || node.text.empty()) return nullptr;
        const LuaNode& object = resolved(node.items.front(), known_);
        return object.kind == Kind::table ? object.field(node.text) : nullptr;
    }

    void argument(const std::string& verb, std::string_view name, const LuaNode& value)
    {
        const std::string fact = verb + "." + std::string(name);
        text_.facts.insert(fact);
        if (value.kind == Kind::string || value.kind == Kind::boolean) {
            text_.facts.insert(fact + "=" + value.text);
        }
    }

    /// Returns the argument name of a number passed to a verb by position.
    static std::string name_of_place(const LuaNode& call, const LuaNode& item)
    {
        const script::Member* const member =
            script::find_member(script::HandleKind::game, call.text);
        const auto place = static_cast<std::size_t>(&item - call.items.data());
        if (member == nullptr || place == 0 || place > member->places) return {};
        return std::string(member->arguments[place - 1].name);
    }

    /// Collects a verb's arguments: those with names, and positional ones under their names.
    void arguments(const LuaNode& call)
    {
        const script::Member* const member =
            script::find_member(script::HandleKind::game, call.text);
        const std::size_t places = member == nullptr ? 0 : member->places;
        for (std::size_t i = 1; i < call.items.size(); ++i) {
            const LuaNode& value = call.items[i];
            if (i <= places) argument(call.text, member->arguments[i - 1].name, value);
            if (value.kind != Kind::table) continue;
            for (const LuaNode& entry : value.items) {
                if (entry.kind == Kind::named) argument(call.text, entry.text, entry.items.front());
            }
        }
    }

    /// Collects the names of cards in a field of a filter: a name, or a list of names.
    void names(const LuaNode& field)
    {
        constexpr std::array<std::string_view, 4> fields = {"name", "other_than", "evolves_from",
                                                            "evolves_over"};
        if (std::ranges::find(fields, field.text) == fields.end()) return;
        const LuaNode& value = field.items.front();
        const auto add = [this](const LuaNode& name) {
            if (name.kind == Kind::string) text_.names.push_back({name.text, name.line});
        };
        add(value);
        if (value.kind != Kind::table) return;
        for (const LuaNode& entry : value.items) {
            if (entry.kind == Kind::item) add(entry.items.front());
        }
    }

    void needs(const LuaNode& list)
    {
        for (const LuaNode& entry : list.items) {
            const LuaNode* need = entry.items.empty() ? nullptr : &entry.items.front();
            if (need != nullptr && need->kind == Kind::table && !need->items.empty() &&
                need->items.front().kind == Kind::item) {
                need = &need->items.front().items.front();
            }
            if (need != nullptr && need->kind == Kind::string) {
                text_.facts.insert("need:" + need->text);
            }
        }
    }

    ScriptText& text_;
    const ScriptKnowledge& known_;
    static constexpr int most_followed = 4;  ///< nested names; each is a separate tree

    struct PutOff {
        const LuaNode* node = nullptr;
        std::string key;
        bool in_needs = false;
    };

    std::set<const LuaNode*> visited_;
    int followed_ = 0;  ///< depth of nested names
    std::vector<PutOff> put_off_;
    std::string key_;  ///< the field whose value is being visited
    bool in_needs_ = false;
};

/// Finds the names of lasting effects that calls below a node start. `any`: a name is not a
/// literal.
void find_started(const LuaNode& node, std::map<std::string, const LuaNode*>& started, bool& any)
{
    const bool marker = node.text == "put_marker";
    const bool starts = marker || node.text == "lasting";
    if (node.kind == Kind::method && starts && node.items.size() > 2) {
        const LuaNode& name = node.items[2];
        const bool built_in =
            !marker && std::ranges::find(script::lasting_words, name.text, &script::Word::name) !=
                           script::lasting_words.end();
        if (name.kind == Kind::string && !built_in) started.emplace(name.text, &name);
        if (name.kind != Kind::string && name.kind != Kind::table) any = true;
    }
    for (const LuaNode& item : node.items) find_started(item, started, any);
}

class Analyzer {
public:
    explicit Analyzer(const ScriptBundle& bundle) : bundle_(bundle) {}

    /// Reads the chunks with these indexes.
    ScriptAnalysis analyze(const std::vector<std::size_t>& shared,
                           const std::vector<std::size_t>& cards)
    {
        parse(bundle_.shared, shared, shared_);
        parse(bundle_.cards, cards, cards_);
        // The first round finds the values of variables and the arguments of functions. The second
        // uses them to report problems.
        for (int round = 0; round < 2; ++round) {
            for (ScriptReading& reading : shared_) read_module(reading);
            for (ScriptReading& reading : cards_) {
                script::read_script(reading, known_, bundle_);
            }
        }
        for (ScriptReading& reading : cards_) check_lasting(reading);
        ScriptAnalysis analysis;
        for (ScriptReading& reading : shared_) analysis.shared.push_back(report(reading));
        for (ScriptReading& reading : cards_) analysis.cards.push_back(report(reading));
        return analysis;
    }

private:
    static void parse(const std::vector<ScriptChunk>& chunks,
                      const std::vector<std::size_t>& numbers, std::vector<ScriptReading>& readings)
    {
        readings.reserve(numbers.size());
        for (const std::size_t number : numbers) {
            ScriptReading& reading = readings.emplace_back();
            reading.chunk = &chunks[number];
            const Result<std::string> source = source_of(chunks[number]);
            if (!source) continue;
            script::LuaTree tree = script::parse_lua(source.value());
            reading.root = std::move(tree.root);
            reading.too_deep = tree.too_deep;
        }
    }

    void read_module(ScriptReading& reading)
    {
        script::read_script(reading, known_, bundle_);
        known_.modules[reading.chunk->pack + "/" + reading.chunk->module] = reading.returned;
    }

    void check_lasting(ScriptReading& reading) const
    {
        if (!reading.root) return;
        std::map<std::string, const LuaNode*> started;
        bool any = false;
        find_started(*reading.root, started, any);
        std::vector<std::string> declared;
        for (const Registration& registration : reading.registrations) {
            if (registration.section == "lasting") declared.push_back(registration.name);
        }
        for (const auto& [name, node] : started) {
            if (std::ranges::find(declared, name) != declared.end()) continue;
            any = true;
            reading.problems.push_back(
                {reading.chunk->path,
                 node->line,
                 node->column,
                 "there is no card.lasting[\"" + name + "\"]" + did_you_mean(name, declared),
                 {},
                 "unknown-lasting"});
        }
        for (const ScriptReading& module : shared_) {
            const std::string name = module.chunk->pack + "/" + module.chunk->module;
            if (module.root && reading.modules.contains(name)) {
                find_started(*module.root, started, any);
            }
        }
        for (const Registration& registration : reading.registrations) {
            if (any || registration.section != "lasting" || started.contains(registration.name)) {
                continue;
            }
            reading.problems.push_back(
                {reading.chunk->path,
                 registration.line,
                 0,
                 "the lasting effect \"" + registration.name +
                     "\" is never started; start it with game:lasting(on, \"" + registration.name +
                     "\", ends)",
                 {},
                 "unused-lasting"});
        }
    }

    /// Whether a handler without `subject` applies only to the Pokémon its card is on.
    static bool is_about_its_own_pokemon(const Registration& registration)
    {
        if (registration.section != "in_play") return false;
        const auto key = script::hook_key(registration.name);
        return key && key->hook != Hook::use && script::info(key->hook).subject == Subject::self;
    }

    ScriptReport report(ScriptReading& reading) const
    {
        script::check_roles(reading, known_);
        if (reading.too_deep > 0) {
            reading.problems.push_back(
                {reading.chunk->path,
                 reading.too_deep,
                 0,
                 "too many nested or chained parts to check; name some of them with `local`",
                 {},
                 "too-deep"});
        }
        ScriptReport made;
        made.modules = reading.modules;
        std::ranges::stable_sort(reading.problems, {}, [](const Problem& problem) {
            return std::tuple(problem.line, problem.column);
        });
        made.problems = std::move(reading.problems);
        for (const Registration& registration : reading.registrations) {
            ScriptText& text = made.texts.emplace_back();
            text.section = registration.section;
            text.name = registration.name;
            text.line = registration.line;
            TextCollector collector(text, known_);
            if (registration.section == "in_play") text.facts.insert("key:" + registration.name);
            collector.collect_all(*registration.value);
            if (is_about_its_own_pokemon(registration) && !text.facts.contains("key:subject")) {
                text.facts.insert("subject:self");
            }
        }
        return made;
    }

    const ScriptBundle& bundle_;
    ScriptKnowledge known_;
    std::vector<ScriptReading> shared_;
    std::vector<ScriptReading> cards_;
};

}  // namespace

ScriptAnalysis analyze_scripts(const ScriptBundle& bundle)
{
    const auto all = [](const std::vector<ScriptChunk>& chunks) {
        std::vector<std::size_t> numbers(chunks.size());
        std::iota(numbers.begin(), numbers.end(), std::size_t{0});
        return numbers;
    };
    return Analyzer(bundle).analyze(all(bundle.shared), all(bundle.cards));
}

PackAnalyzer::PackAnalyzer(const ScriptBundle& bundle) : bundle_(bundle)
{
    const auto sort = [](const std::vector<ScriptChunk>& chunks, auto& by_pack) {
        for (std::size_t i = 0; i < chunks.size(); ++i) by_pack[chunks[i].pack].push_back(i);
    };
    sort(bundle.shared, shared_);
    sort(bundle.cards, cards_);
}

PackAnalysis PackAnalyzer::analyze(const std::string& pack) const
{
    // The pack and those it depends on.
    std::vector<std::string> packs = {pack};
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const auto depends = bundle_.depends.find(packs[i]);
        if (depends == bundle_.depends.end()) continue;
        for (const std::string& below : depends->second) {
            if (std::ranges::find(packs, below) == packs.end()) packs.push_back(below);
        }
    }
    std::vector<std::size_t> shared;
    for (const std::string& one : packs) {
        if (const auto own = shared_.find(one); own != shared_.end()) {
            shared.insert(shared.end(), own->second.begin(), own->second.end());
        }
    }
    std::ranges::sort(shared);
    const auto own = cards_.find(pack);
    const std::vector<std::size_t> cards =
        own == cards_.end() ? std::vector<std::size_t>{} : own->second;
    ScriptAnalysis all = Analyzer(bundle_).analyze(shared, cards);
    PackAnalysis analysis;
    for (std::size_t i = 0; i < shared.size(); ++i) {
        analysis.shared.emplace(shared[i], std::move(all.shared[i]));
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        analysis.cards.emplace(cards[i], std::move(all.cards[i]));
    }
    return analysis;
}

}  // namespace ptcg
