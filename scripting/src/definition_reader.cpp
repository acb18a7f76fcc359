#include "definition_reader.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>

#include "filter_reader.hpp"

namespace ptcg::script {

namespace {

using namespace std::string_literals;

constexpr std::array<std::string_view, attack_part_count> part_names = {
    "choose", "require", "before", "damage", "after"};

const std::vector<std::string> attack_keys = {"choose", "require", "before",
                                              "damage", "after",   "needs"};
const std::vector<std::string> handler_keys = {"effect",    "condition", "value",    "where",
                                               "subject",   "uses",      "optional", "stacks",
                                               "ends_turn", "filter",    "needs"};

const std::vector<std::string> where_words = {"in_play", "active", "bench"};
const std::vector<std::string> subject_words = {"self", "own", "opponent", "any"};
const std::vector<std::string> uses_words = {"no_limit", "once_per_turn", "once_per_turn_by_name",
                                             "once_per_game"};

/// A need by its word, and what it takes.
struct NeedWord {
    const char* name;
    Need need;
    bool counts;
    bool filters;
};

constexpr NeedWord need_words[] = {
    {"own_bench", Need::own_bench, true, false},
    {"opponent_bench", Need::opponent_bench, true, false},
    {"bench_space", Need::bench_space, true, false},
    {"deck", Need::deck, true, false},
    {"opponent_deck", Need::opponent_deck, true, false},
    {"hand", Need::hand, true, true},
    {"opponent_hand", Need::opponent_hand, true, true},
    {"discard", Need::discard, true, true},
    {"opponent_discard", Need::opponent_discard, true, true},
    {"own_pokemon", Need::own_pokemon, true, true},
    {"opponent_pokemon", Need::opponent_pokemon, true, true},
    {"attached", Need::attached, true, true},
    {"own_prizes_at_most", Need::own_prizes_at_most, true, false},
    {"opponent_prizes_at_most", Need::opponent_prizes_at_most, true, false},
    {"no_condition", Need::no_condition, false, false}};

std::string quoted(std::string_view word)
{
    return "\"" + std::string(word) + "\"";
}

bool answers_yes_or_no(Hook hook)
{
    return hook >= Hook::may_attack && hook <= Hook::lifts_first_turn;
}

Subject default_subject(Hook hook)
{
    switch (hook) {
        case Hook::on_play:
        case Hook::on_turn_begin:
        case Hook::on_turn_end:
        case Hook::bench_size:
            return Subject::own;
        case Hook::on_checkup:
            return Subject::any;
        default:
            return Subject::self;
    }
}

/// Lines of a source, to point at a key inside a table, of which Lua keeps no line.
class SourceLines {
public:
    explicit SourceLines(std::string_view source)
    {
        while (!source.empty()) {
            const std::size_t end = source.find('\n');
            lines_.push_back(source.substr(0, end));
            source = end == std::string_view::npos ? "" : source.substr(end + 1);
        }
    }

    /// The last line up to `from` that has `word` on it as a whole word; else `from`.
    [[nodiscard]] int find(std::string_view word, int from) const
    {
        for (int line = std::min(from, static_cast<int>(lines_.size())); line > 0; --line) {
            const std::string_view text = lines_[static_cast<std::size_t>(line - 1)];
            for (std::size_t i = text.find(word); i != std::string_view::npos;
                 i = text.find(word, i + 1)) {
                const bool begins = i == 0 || !is_word(text[i - 1]);
                const std::size_t end = i + word.size();
                if (begins && (end == text.size() || !is_word(text[end]))) return line;
            }
        }
        return from;
    }

private:
    static bool is_word(char c)
    {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
    }
    std::vector<std::string_view> lines_;
};

class Reader {
public:
    explicit Reader(const DefinitionTarget& target) : to_(target), lines_(target.chunk.source) {}

    ScriptedCard read(const std::vector<Registered>& registered)
    {
        for (auto& parts : card_.parts) parts.fill(no_callback);
        const auto find = [&](std::string_view section, std::string_view name) {
            return std::find_if(registered.begin(), registered.end(), [&](const Registered& r) {
                return r.section == section && r.name == name;
            });
        };
        for (std::size_t i = 0; i < to_.names.attacks.size() && i < max_attacks; ++i) {
            const auto entry = find("attack", to_.names.attacks[i]);
            if (entry != registered.end()) read_attack(*entry, i);
        }
        for (std::size_t i = 0; i < to_.names.abilities.size() && i < max_abilities; ++i) {
            const auto entry = find("ability", to_.names.abilities[i]);
            if (entry == registered.end()) continue;
            begin(*entry, "ability " + quoted(entry->name));
            ability_ = static_cast<std::uint8_t>(i);
            read_hooks(entry->value, card_.handlers, true);
            ability_ = Handler::none;
        }
        if (const auto entry = find("play", "play"); entry != registered.end()) {
            begin(*entry, "play");
            read_handler(Hook::play, entry->value, card_.handlers);
        }
        read_passive(registered);
        for (const Registered& entry : registered) {
            if (entry.section != "lasting") continue;
            begin(entry, "lasting effect " + quoted(entry.name));
            ScriptedCard::Lasting lasting{entry.name, {}};
            read_hooks(entry.value, lasting.handlers, false);
            card_.lasting.push_back(std::move(lasting));
        }
        report_unknown_names(registered);
        return std::move(card_);
    }

private:
    // ---- attacks ----------------------------------------------------------------------------

    void read_attack(const Registered& entry, std::size_t number)
    {
        begin(entry, "attack " + quoted(entry.name));
        if (entry.value.kind != Node::Kind::table) {
            problem(line_, "expected a table of parts (" + join(attack_keys) + "), got " +
                               entry.value.describe());
            return;
        }
        for (std::size_t part = 0; part < attack_part_count; ++part) {
            const Node* const function = entry.value.field(part_names[part]);
            if (function == nullptr) continue;
            if (!expect_function(part_names[part], *function)) continue;
            Callback about;
            about.kind = Callback::Kind::attack_part;
            about.part = static_cast<AttackPart>(part);
            about.where = context_;
            card_.parts[number][part] = to_.keep(*function, std::move(about));
        }
        if (const Node* const needs = entry.value.field("needs")) {
            read_needs(*needs, card_.attack_needs[number]);
        }
        refuse_unknown_keys(entry.value, attack_keys, "attack part");
    }

    // ---- handlers ---------------------------------------------------------------------------

    /// Passive texts are registered one hook at a time.
    void read_passive(const std::vector<Registered>& registered)
    {
        for (std::size_t i = 0; i < hook_count; ++i) {
            const Hook hook = static_cast<Hook>(i);
            for (const Registered& entry : registered) {
                if (entry.section != "passive" || entry.name != name_of(hook)) continue;
                begin(entry, "passive " + entry.name);
                if (hook == Hook::play)
                    unknown_hook(entry.name, true);
                else
                    read_hook(hook, entry.value, card_.handlers);
            }
        }
        for (const Registered& entry : registered) {
            if (entry.section != "passive" || hook_named(entry.name)) continue;
            begin(entry, "passive");
            unknown_hook(entry.name, true);
        }
    }

    void read_hooks(const Node& table, std::vector<Handler>& handlers, bool may_be_activated)
    {
        if (table.kind != Node::Kind::table) {
            problem(line_, "expected a table of handlers by hook, got " + table.describe());
            return;
        }
        for (std::size_t i = 0; i < hook_count; ++i) {
            const Hook hook = static_cast<Hook>(i);
            const Node* const handler = table.field(name_of(hook));
            if (handler != nullptr && is_allowed(hook, may_be_activated)) {
                read_hook(hook, *handler, handlers);
            }
        }
        for (const auto& [name, handler] : table.fields) {
            const auto hook = hook_named(name);
            if (!hook || !is_allowed(*hook, may_be_activated)) unknown_hook(name, may_be_activated);
        }
        if (!table.items.empty()) problem(line_, "handlers have a hook as their key");
        if (table.items.empty() && table.fields.empty()) problem(line_, "no handler in it");
    }

    static bool is_allowed(Hook hook, bool may_be_activated)
    {
        return hook != Hook::play && (hook != Hook::activated || may_be_activated);
    }

    /// One handler, or a list of them.
    void read_hook(Hook hook, const Node& value, std::vector<Handler>& handlers)
    {
        if (value.kind == Node::Kind::table && !value.items.empty() && value.fields.empty()) {
            for (const Node& item : value.items) read_handler(hook, item, handlers);
        } else {
            read_handler(hook, value, handlers);
        }
    }

    void read_handler(Hook hook, const Node& value, std::vector<Handler>& handlers)
    {
        Handler handler;
        handler.hook = hook;
        handler.ability = ability_;
        handler.subject = default_subject(hook);
        if (value.kind == Node::Kind::function) {
            handler.effect = keep(value, hook, Callback::Kind::handler);
        } else if (value.kind == Node::Kind::table) {
            read_handler_table(value, handler);
        } else {
            problem(
                find_line(name_of(hook)),
                quoted(name_of(hook)) + " must be a function or a table, got " + value.describe());
            return;
        }
        handlers.push_back(handler);
    }

    void read_handler_table(const Node& table, Handler& handler)
    {
        const Hook hook = handler.hook;
        const Node* const effect = table.field("effect");
        const Node* const value = table.field("value");
        if (effect != nullptr && expect_function("effect", *effect)) {
            handler.effect = keep(*effect, hook, Callback::Kind::handler);
        }
        const Node* const condition = table.field("condition");
        if (condition != nullptr && expect_function("condition", *condition)) {
            handler.condition = keep(*condition, hook, Callback::Kind::condition);
        }
        if (value != nullptr) read_value(*value, handler);
        if (effect != nullptr && value != nullptr) {
            problem(find_line("value"), "give either `effect` or `value`");
        } else if (effect == nullptr && value == nullptr) {
            problem(find_line(name_of(hook)), quoted(name_of(hook)) + " needs an `effect`" +
                                                  (is_query(hook) ? " or a `value`" : ""));
        }
        handler.where =
            static_cast<Where>(read_word(table, "where", where_words, at(handler.where)));
        handler.subject =
            static_cast<Subject>(read_word(table, "subject", subject_words, at(handler.subject)));
        handler.uses = static_cast<Uses>(read_word(table, "uses", uses_words, at(handler.uses)));
        handler.optional = read_boolean(table, "optional", false);
        handler.stacks = read_boolean(table, "stacks", true);
        handler.ends_turn = read_boolean(table, "ends_turn", false);
        for (const char* key : {"uses", "optional", "ends_turn"}) {
            if (is_query(hook) && table.field(key) != nullptr) {
                problem(find_line(key), quoted(key) + " has no meaning for a query");
            }
        }
        if (const Node* const filter = table.field("filter")) handler.filter = read_filter(*filter);
        if (const Node* const needs = table.field("needs")) read_needs(*needs, handler.needs);
        refuse_unknown_keys(table, handler_keys, "key");
    }

    void read_value(const Node& value, Handler& handler)
    {
        const int line = find_line("value");
        if (!is_query(handler.hook)) {
            problem(line, "only a query has a constant `value`");
        } else if (handler.hook == Hook::types || handler.hook == Hook::energy_provided) {
            problem(line, quoted(name_of(handler.hook)) + " takes a function that answers types");
        } else if (answers_yes_or_no(handler.hook)) {
            if (value.kind != Node::Kind::boolean) {
                problem(line, "`value` must be true or false, got " + value.describe());
            }
            handler.value = value.boolean ? 1 : 0;
        } else {
            constexpr long long most = std::numeric_limits<std::int16_t>::max();
            if (value.kind != Node::Kind::number || !value.whole || value.number > most ||
                value.number < -most) {
                problem(line, "`value` must be a whole number, got " + value.describe());
                return;
            }
            handler.value = static_cast<std::int16_t>(value.number);
        }
    }

    // ---- needs and filters --------------------------------------------------------------------

    void read_needs(const Node& list, std::array<Requirement, max_needs>& needs)
    {
        const int line = find_line("needs");
        if (list.kind != Node::Kind::table || !list.fields.empty() || list.items.empty()) {
            problem(line,
                    "`needs` must be a list, as in { \"no_condition\", { \"hand\", count = 2 } }");
            return;
        }
        if (list.items.size() > max_needs) {
            problem(line, "at most " + std::to_string(max_needs) +
                              " needs; put the rest into `condition`");
            return;
        }
        for (std::size_t i = 0; i < list.items.size(); ++i) read_need(list.items[i], needs[i]);
    }

    void read_need(const Node& node, Requirement& requirement)
    {
        const bool table = node.kind == Node::Kind::table;
        const Node* const word = !table ? &node : node.items.size() == 1 ? &node.items[0] : nullptr;
        if (word == nullptr || word->kind != Node::Kind::text) {
            problem(find_line("needs"), "a need is a word, or a table that begins with one, got " +
                                            (word != nullptr ? *word : node).describe());
            return;
        }
        const auto* const known =
            std::find_if(std::begin(need_words), std::end(need_words),
                         [&](const NeedWord& n) { return word->text == n.name; });
        if (known == std::end(need_words)) {
            std::vector<std::string> names;
            for (const NeedWord& need : need_words) names.emplace_back(need.name);
            problem(find_line(word->text),
                    "unknown need " + quoted(word->text) + did_you_mean(word->text, names));
            return;
        }
        requirement.need = known->need;
        if (!table) return;
        for (const auto& [key, value] : node.fields)
            read_need_field(*known, key, value, requirement);
    }

    void read_need_field(const NeedWord& known, const std::string& key, const Node& value,
                         Requirement& requirement)
    {
        const int line = find_line(known.name);
        if (key == "count" && known.counts) {
            if (value.kind != Node::Kind::number || !value.whole || value.number < 0 ||
                value.number > 60) {
                problem(line, "`count` must be a number from 0 to 60, got " + value.describe());
                return;
            }
            requirement.count = static_cast<std::uint8_t>(value.number);
        } else if (key == "filter" && known.filters) {
            requirement.filter = read_filter(value);
        } else {
            std::vector<std::string> names;
            if (known.counts) names.emplace_back("count");
            if (known.filters) names.emplace_back("filter");
            problem(line, "the need "s + quoted(known.name) + " takes no " + quoted(key) +
                              did_you_mean(key, names));
        }
    }

    FilterId read_filter(const Node& node)
    {
        CardFilter filter;
        if (node.kind == Node::Kind::filter) {
            filter = to_.runtime.filters[node.filter];
        } else if (node.kind != Node::Kind::table || !read_filter_table(node, filter)) {
            if (node.kind != Node::Kind::table) {
                problem(find_line("filter"),
                        "`filter` must be a filter or a table, got " + node.describe());
            }
            return no_filter;
        }
        return to_.runtime.writable != nullptr ? to_.runtime.writable->add_filter(filter)
                                               : no_filter;
    }

    bool read_filter_table(const Node& table, CardFilter& filter)
    {
        FilterReader reader(to_.runtime.library, to_.runtime.writable);
        for (const auto& [key, value] : table.fields) {
            if (value.kind == Node::Kind::table && FilterReader::takes_list(key)) {
                for (const Node& item : value.items) {
                    if (!read_filter_field(reader, key, item)) return false;
                }
            } else if (!read_filter_field(reader, key, value)) {
                return false;
            }
        }
        if (!table.items.empty()) {
            problem(find_line("filter"), "a filter is a table of named fields");
            return false;
        }
        filter = reader.filter();
        return true;
    }

    bool read_filter_field(FilterReader& reader, const std::string& key, const Node& value)
    {
        Message message;
        bool fits = false;
        switch (value.kind) {
            case Node::Kind::text:
                fits = reader.set_text(key, value.text, message);
                break;
            case Node::Kind::boolean:
                fits = reader.set_boolean(key, value.boolean, message);
                break;
            case Node::Kind::number:
                fits = reader.set_number(key, value.number, message);
                break;
            default:
                fits = FilterReader::refuse(key, value.describe().c_str(), message);
        }
        if (!fits) problem(find_line(key), message.c_str());
        return fits;
    }

    // ---- words and keys -------------------------------------------------------------------------

    std::size_t read_word(const Node& table, const std::string& key,
                          const std::vector<std::string>& words, std::size_t fallback)
    {
        const Node* const node = table.field(key);
        if (node == nullptr) return fallback;
        const auto word = std::find(words.begin(), words.end(), node->text);
        if (node->kind == Node::Kind::text && word != words.end()) {
            return static_cast<std::size_t>(word - words.begin());
        }
        problem(find_line(key), "`" + key + "` must be " + join(words) + ", got " +
                                    node->describe() + did_you_mean(node->text, words));
        return fallback;
    }

    bool read_boolean(const Node& table, const std::string& key, bool fallback)
    {
        const Node* const node = table.field(key);
        if (node == nullptr) return fallback;
        if (node->kind == Node::Kind::boolean) return node->boolean;
        problem(find_line(key), "`" + key + "` must be true or false, got " + node->describe());
        return fallback;
    }

    bool expect_function(std::string_view key, const Node& node)
    {
        if (node.kind == Node::Kind::function) return true;
        problem(find_line(key), quoted(key) + " must be a function, got " + node.describe());
        return false;
    }

    void refuse_unknown_keys(const Node& table, const std::vector<std::string>& known,
                             const std::string& what)
    {
        for (const auto& [key, value] : table.fields) {
            if (std::find(known.begin(), known.end(), key) != known.end()) continue;
            const int line = value.kind == Node::Kind::function ? value.line : find_line(key);
            problem(line, "unknown " + what + " " + quoted(key) + did_you_mean(key, known));
        }
        if (!table.items.empty()) problem(line_, "every " + what + " has a name");
    }

    void unknown_hook(const std::string& name, bool may_be_activated)
    {
        std::vector<std::string> known;
        for (std::size_t i = 0; i < hook_count; ++i) {
            const Hook hook = static_cast<Hook>(i);
            if (is_allowed(hook, may_be_activated)) known.emplace_back(name_of(hook));
        }
        problem(find_line(name), "unknown hook " + quoted(name) + did_you_mean(name, known));
    }

    void report_unknown_names(const std::vector<Registered>& registered)
    {
        if (!to_.names.known) return;
        for (const Registered& entry : registered) {
            const bool attack = entry.section == "attack";
            if (!attack && entry.section != "ability") continue;
            const std::vector<std::string>& known =
                attack ? to_.names.attacks : to_.names.abilities;
            if (std::find(known.begin(), known.end(), entry.name) != known.end()) continue;
            line_ = entry.line;
            context_.clear();
            const std::string what = attack ? "attack" : "Ability";
            problem(find_line(entry.name), "the card has no " + what + " " + quoted(entry.name) +
                                               did_you_mean(entry.name, known));
        }
    }

    static std::string join(const std::vector<std::string>& words)
    {
        std::string text;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
            text += quoted(words[i]);
        }
        return text;
    }

    // ---- where we are ---------------------------------------------------------------------------

    void begin(const Registered& entry, std::string context)
    {
        line_ = entry.line;
        context_ = std::move(context);
    }

    CallbackId keep(const Node& function, Hook hook, Callback::Kind kind)
    {
        Callback about;
        about.kind = kind;
        about.hook = hook;
        about.where = context_;
        return to_.keep(function, std::move(about));
    }

    [[nodiscard]] int find_line(std::string_view word) const { return lines_.find(word, line_); }

    void problem(int line, std::string message)
    {
        to_.problems.push_back({to_.chunk.path, line, 0, std::move(message),
                                context_.empty() ? "" : "in " + context_});
    }

    const DefinitionTarget& to_;
    SourceLines lines_;
    ScriptedCard card_{};
    std::uint8_t ability_ = Handler::none;
    int line_ = 0;
    std::string context_;
};

}  // namespace

ScriptedCard read_definition(const std::vector<Registered>& registered,
                             const DefinitionTarget& target)
{
    return Reader(target).read(registered);
}

}  // namespace ptcg::script
