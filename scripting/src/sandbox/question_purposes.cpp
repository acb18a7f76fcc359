#include "sandbox/question_purposes.hpp"

#include <algorithm>
#include <array>

#include "source/lua_syntax.hpp"

namespace ptcg::script {

namespace {

using Kind = LuaNode::Kind;

/// The purpose of a value that is passed to a verb at this place.
struct Use {
    std::string_view verb;
    std::size_t place;  ///< 1: the first argument
    bool pokemon;
    Purpose purpose;
};

constexpr std::array uses = {Use{"attach", 1, false, Purpose::attach},
                             Use{"attach", 2, true, Purpose::attach},
                             Use{"move_energy", 1, false, Purpose::move_energy},
                             Use{"move_energy", 2, true, Purpose::attach},
                             Use{"damage", 1, true, Purpose::damage},
                             Use{"put_counters", 1, true, Purpose::damage},
                             Use{"knock_out", 1, true, Purpose::damage},
                             Use{"set_condition", 1, true, Purpose::damage},
                             Use{"move_counters", 1, true, Purpose::heal},
                             Use{"move_counters", 2, true, Purpose::damage},
                             Use{"heal", 1, true, Purpose::heal},
                             Use{"remove_conditions", 1, true, Purpose::heal},
                             Use{"discard", 1, false, Purpose::discard},
                             Use{"discard_energy", 1, true, Purpose::discard_energy},
                             Use{"discard_energy_cards", 1, true, Purpose::discard_energy},
                             Use{"switch", 1, true, Purpose::switch_in},
                             Use{"evolve", 1, true, Purpose::evolve},
                             Use{"evolve", 2, false, Purpose::evolve}};

bool is_choice(const LuaNode& node)
{
    return node.kind == Kind::method &&
           (node.text.starts_with("choose") || node.text == "may_choose");
}

/// Returns the name in `x` or `x[1]`, or empty.
std::string_view name_in(const LuaNode& node)
{
    if (node.kind == Kind::name) return node.text;
    const bool entry = node.kind == Kind::index && node.text.empty();
    return entry ? name_in(node.items[0]) : std::string_view{};
}

/// Returns the purpose of the verb's argument at this place.
const Use* use_of(const LuaNode& verb, std::size_t place)
{
    const auto found = std::ranges::find_if(
        uses, [&](const Use& use) { return use.verb == verb.text && use.place == place; });
    return found == uses.end() ? nullptr : &*found;
}

/// Where the cards are put decides about "to_deck".
std::optional<Use> put_into_deck(const LuaNode& verb, std::size_t place)
{
    const bool puts = (verb.text == "move" || verb.text == "return_to") && place == 1;
    if (!puts || verb.items.size() < 3 || verb.items[2].kind != Kind::string) return std::nullopt;
    if (!verb.items[2].text.starts_with("deck")) return std::nullopt;
    return Use{verb.text, 1, verb.text == "return_to", Purpose::to_deck};
}

std::optional<Use> meaning_of(const LuaNode& verb, std::size_t place)
{
    if (const auto deck = put_into_deck(verb, place)) return deck;
    const Use* const use = use_of(verb, place);
    return use == nullptr ? std::nullopt : std::optional<Use>(*use);
}

/// Returns the first use, in or below `node`, of this name or an entry of it as a verb's argument.
std::optional<Use> first_use(const LuaNode& node, std::string_view name)
{
    if (node.kind == Kind::for_in && node.items[1].items.size() == 1) {
        const LuaNode& walked = node.items[1].items[0];
        const bool each = walked.kind == Kind::call && walked.items.size() == 2 &&
                          walked.items[1].kind == Kind::name && walked.items[1].text == name;
        if (each && node.items[0].items.size() == 2) {
            return first_use(node.items[2], node.items[0].items[1].text);
        }
    }
    for (const LuaNode& item : node.items) {
        if (const auto use = first_use(item, name)) return use;
    }
    if (node.kind != Kind::method || is_choice(node)) return std::nullopt;
    if (node.text == "search" && node.items.size() == 2) {
        const LuaNode* const to = node.items[1].field("to");
        if (to != nullptr && name_in(*to) == name) return Use{"search", 1, true, Purpose::attach};
    }
    for (std::size_t place = 1; place < node.items.size(); ++place) {
        if (name_in(node.items[place]) != name) continue;
        if (const auto use = meaning_of(node, place)) return use;
    }
    return std::nullopt;
}

class QuestionReader {
public:
    using Found = std::vector<std::pair<int, Use>>;

    Found questions;
    std::map<std::string, Purpose, std::less<>> targets;

    void read(const LuaNode& node)
    {
        if (node.kind == Kind::method) read_arguments(node);
        if (node.kind == Kind::block) read_block(node);
        if (node.kind == Kind::assignment) read_attack(node);
        for (const LuaNode& item : node.items) read(item);
    }

private:
    /// No real card asks more.
    static constexpr std::size_t most_questions = 64;

    void note(const LuaNode& choice, const std::optional<Use>& use)
    {
        if (use && questions.size() < most_questions) questions.emplace_back(choice.line, *use);
    }

    /// game:discard(game:choose(...))
    void read_arguments(const LuaNode& verb)
    {
        for (std::size_t place = 1; place < verb.items.size(); ++place) {
            if (is_choice(verb.items[place])) note(verb.items[place], meaning_of(verb, place));
        }
    }

    /// local chosen = game:choose(...), and the statements after it
    void read_block(const LuaNode& block)
    {
        for (std::size_t i = 0; i < block.items.size(); ++i) {
            const LuaNode& statement = block.items[i];
            const bool names = statement.kind == Kind::local ||
                               (statement.kind == Kind::assignment && statement.text.empty());
            if (statement.kind == Kind::for_in) read_loop(statement);
            if (!names || statement.items[0].items.size() != 1 ||
                statement.items[1].items.size() != 1) {
                continue;
            }
            const LuaNode& value = statement.items[1].items[0];
            if (!is_choice(value) || questions.size() >= most_questions) continue;
            const std::string_view name = name_in(statement.items[0].items[0]);
            std::optional<Use> use;
            for (std::size_t next = i + 1; !use && next < block.items.size(); ++next) {
                use = first_use(block.items[next], name);
            }
            note(value, use);
        }
    }

    /// for _, each in ipairs(game:choose_up_to(...)) do
    void read_loop(const LuaNode& loop)
    {
        const LuaNode& values = loop.items[1];
        if (values.items.size() != 1 || values.items[0].kind != Kind::call) return;
        const LuaNode& call = values.items[0];
        if (call.items.size() != 2 || !is_choice(call.items[1])) return;
        if (loop.items[0].items.size() != 2) return;
        note(call.items[1], first_use(loop.items[2], loop.items[0].items[1].text));
    }

    /// card.attack["Name"] = { choose or target, and the later parts }
    void read_attack(const LuaNode& assignment)
    {
        if (assignment.items[0].items.size() != 1 || assignment.items[1].items.size() != 1) return;
        const LuaNode& parts = assignment.items[1].items[0];
        if (parts.kind != Kind::table) return;
        const LuaNode* const choose = parts.field("choose");
        const LuaNode& target = assignment.items[0].items[0];
        if (choose != nullptr && choose->kind == Kind::function) read_choose(*choose, parts);
        if (parts.field("target") == nullptr) return;
        if (const auto use = later_use(parts, 0))
            targets.emplace("attack \"" + target.text + "\"", use->purpose);
    }

    /// return game:choose(...), in the part `choose`
    void read_choose(const LuaNode& choose, const LuaNode& parts)
    {
        for (const LuaNode& statement : choose.items.back().items) {
            if (statement.kind != Kind::return_values) continue;
            const std::vector<LuaNode>& values = statement.items.front().items;
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (is_choice(values[i])) note(values[i], later_use(parts, i));
            }
        }
    }

    /// Returns how the later parts use this result of `choose`.
    static std::optional<Use> later_use(const LuaNode& parts, std::size_t answer)
    {
        for (const LuaNode& part : parts.items) {
            if (part.kind != Kind::named || part.text == "choose" || part.text == "target")
                continue;
            const LuaNode& function = part.items.front();
            if (function.kind != Kind::function) continue;
            const std::vector<LuaNode>& parameters = function.items.front().items;
            if (parameters.size() <= answer + 2) continue;
            const auto use = first_use(function.items.back(), parameters[answer + 2].text);
            if (use) return use;
        }
        return std::nullopt;
    }
};

}  // namespace

QuestionPurposes::QuestionPurposes(std::string_view source)
{
    const LuaTree tree = parse_lua(source);
    if (!tree.root) return;
    QuestionReader reader;
    reader.read(*tree.root);
    for (const auto& [line, use] : reader.questions) {
        questions_.push_back({line, use.pokemon, use.purpose});
    }
    targets_ = std::move(reader.targets);
}

std::optional<Purpose> QuestionPurposes::in_line(int line, bool pokemon) const
{
    for (const Question& question : questions_) {
        if (question.line == line && question.pokemon == pokemon) return question.purpose;
    }
    return std::nullopt;
}

std::optional<Purpose> QuestionPurposes::of_target(std::string_view where) const
{
    const auto found = targets_.find(where);
    if (found == targets_.end()) return std::nullopt;
    return found->second;
}

}  // namespace ptcg::script
