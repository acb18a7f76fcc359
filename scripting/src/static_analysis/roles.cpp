#include <algorithm>
#include <array>

#include "api/member.hpp"
#include "static_analysis/amounts.hpp"
#include "static_analysis/reader.hpp"
#include "words/definitions.hpp"
#include "words/hooks.hpp"

// Finds out why a script's functions are called, and checks that they do that and no more.

namespace ptcg::script {

namespace {

using Is = Value::Is;
using Kind = LuaNode::Kind;

std::string_view name_of_part(const FunctionRole& role)
{
    for (const AttackPartKey& key : attack_part_keys) {
        if (key.part == role.part && key.form == role.form) return key.name;
    }
    return {};
}

void give(const LuaNode& node, const FunctionRole& role, ScriptKnowledge& knowledge)
{
    const LuaNode& function = resolved(node, knowledge);
    if (function.kind != Kind::function) return;
    knowledge.functions[&function].role = role;
    const std::vector<LuaNode>& parameters = function.items[0].items;
    const Value values[] = {{.is = Is::handle, .of = HandleKind::game},
                            {.is = Is::handle, .of = HandleKind::context}};
    for (std::size_t i = 0; i < parameters.size() && i < std::size(values); ++i) {
        if (parameters[i].kind == Kind::name) knowledge.variables[&parameters[i]] = values[i];
    }
}

/// The tables visited on the way to handlers in lists. A table may be its own entry, and a file may
/// have thousands that are entries of each other.
class HandlerTables {
public:
    /// Whether to visit the contents of this table.
    [[nodiscard]] bool enter(const LuaNode& table, int depth)
    {
        return depth <= deepest && seen_.insert(&table).second;
    }

private:
    static constexpr int deepest = 12;
    std::set<const LuaNode*> seen_;
};

/// Assigns a handler: a function, a table with `effect` and `only_if`, or a list of these.
void assign_handler(const LuaNode& node, Hook hook, ScriptKnowledge& knowledge,
                    HandlerTables& tables, int depth = 0)
{
    const LuaNode& handler = resolved(node, knowledge);
    give(handler, {.is = FunctionRole::Is::effect, .hook = hook}, knowledge);
    if (handler.kind != Kind::table || !tables.enter(handler, depth)) return;
    if (const LuaNode* const effect = handler.field("effect")) {
        give(*effect, {.is = FunctionRole::Is::effect, .hook = hook}, knowledge);
    }
    if (const LuaNode* const condition = handler.field("only_if")) {
        give(*condition, {.is = FunctionRole::Is::condition, .hook = hook}, knowledge);
    }
    for (const LuaNode& entry : handler.items) {
        if (entry.kind == Kind::item) {
            assign_handler(entry.items[0], hook, knowledge, tables, depth + 1);
        }
    }
}

std::string name_of_role(const FunctionRole& role)
{
    if (role.is == FunctionRole::Is::condition) return "`only_if`";
    if (role.is == FunctionRole::Is::part) {
        return "the part `" + std::string(name_of_part(role)) + "`";
    }
    const char* const kind = is_query(role.hook) ? "the query `" : "the hook `";
    return kind + std::string(name_of(role.hook)) + "`";
}

/// What a function with this role must return.
enum class Wanted { anything, number, number_or_no, yes_or_no, kept };

Wanted answer_wanted(const FunctionRole& role)
{
    if (role.is == FunctionRole::Is::condition) return Wanted::yes_or_no;
    if (role.is == FunctionRole::Is::part) {
        if (role.form == DamageForm::more) return Wanted::number_or_no;
        if (role.part == AttackPart::damage) return Wanted::number;
        return role.part == AttackPart::after ? Wanted::anything : Wanted::kept;
    }
    switch (info(role.hook).answer) {
        case Answer::number:
            return Wanted::number;
        case Answer::boolean:
            return Wanted::yes_or_no;
        default:
            return Wanted::anything;
    }
}

bool fits(Wanted wanted, const Value& value)
{
    switch (value.is) {
        case Is::unknown:
        case Is::nil:
            return true;
        case Is::number:
            return wanted != Wanted::yes_or_no;
        case Is::boolean:
            return wanted != Wanted::number;
        case Is::handle:
            return wanted == Wanted::kept || wanted == Wanted::yes_or_no;
        default:
            return false;
    }
}

std::string wanted_text(Wanted wanted)
{
    switch (wanted) {
        case Wanted::number:
        case Wanted::number_or_no:
            return "a number";
        case Wanted::yes_or_no:
            return "true or false";
        default:
            return "numbers, booleans or handles";
    }
}

/// Returns the keys of a handler that its hook never uses.
std::vector<std::string_view> idle_keys(Hook hook)
{
    std::vector<std::string_view> keys;
    const std::string holds = " " + std::string(info(hook).holds) + " ";
    if (holds.find(" card ") == std::string::npos) keys.emplace_back("filter");
    if (hook == Hook::play || hook == Hook::use) {
        keys.emplace_back("optional");
        keys.emplace_back("subject");
    }
    if (is_replacement(hook)) keys.emplace_back("ends_turn");
    return keys;
}

class RoleChecker {
public:
    RoleChecker(ScriptReading& reading, const ScriptKnowledge& knowledge)
        : reading_(reading), known_(knowledge)
    {
    }

    void check(const LuaNode& function)
    {
        const auto facts = known_.functions.find(&function);
        if (facts == known_.functions.end() || facts->second.role.is == FunctionRole::Is::none) {
            return;
        }
        const FunctionRole& role = facts->second.role;
        check_answers(function, facts->second);
        check_verbs(function, role);
    }

    /// Checks a handler table, or a list of them.
    void check_keys(const LuaNode& node, Hook hook)
    {
        HandlerTables tables;
        check_keys(node, hook, tables, 0);
    }
    void check_keys(const LuaNode& node, Hook hook, HandlerTables& tables, int depth)
    {
        const LuaNode& handler = resolved(node, known_);
        if (handler.kind == Kind::number) check_constant(handler, hook);
        if (handler.kind != Kind::table || !tables.enter(handler, depth)) return;
        if (const LuaNode* const value = handler.field("value")) check_constant(*value, hook);
        const std::vector<std::string_view> idle = idle_keys(hook);
        for (const LuaNode& entry : handler.items) {
            if (entry.kind == Kind::item) check_keys(entry.items[0], hook, tables, depth + 1);
            if (entry.kind != Kind::named) continue;
            if (std::ranges::find(idle, entry.text) == idle.end()) continue;
            problem(entry, "no-effect",
                    "`" + entry.text + "` has no effect for the hook `" +
                        std::string(name_of(hook)) + "`");
        }
    }

    void check_keys(const Registration& registration)
    {
        const LuaNode& value = resolved(*registration.value, known_);
        if (registration.section == "play") check_keys(value, Hook::play);
        if (const auto key = hook_key(registration.name);
            key && registration.section == "in_play") {
            check_keys(value, key->hook);
        }
        if (registration.section != "ability" && registration.section != "lasting") return;
        for (const LuaNode& entry : value.items) {
            if (entry.kind != Kind::named) continue;
            if (const auto key = hook_key(entry.text)) check_keys(entry.items.front(), key->hook);
        }
    }

private:
    void problem(const LuaNode& node, std::string_view code, std::string message)
    {
        reading_.problems.push_back(
            {reading_.chunk->path, node.line, node.column, std::move(message), {}, code});
    }

    /// Checks a constant that a query has in place of a function.
    void check_constant(const LuaNode& value, Hook hook)
    {
        if (changes_nothing(value, hook)) {
            const bool cost = info(hook).answer == Answer::cost;
            problem(value, "no-change",
                    "`value` is added, and 0 changes nothing; to set `" +
                        std::string(name_of(hook)) + "` to " + (cost ? "nothing" : "0") +
                        ", write effect = function() return " + (cost ? "{}" : "0") + " end");
        }
        check_amount(value, {.is = FunctionRole::Is::effect, .hook = hook});
    }

    void check_amount(const LuaNode& value, const FunctionRole& role)
    {
        if (!answers_in_tens(role)) return;
        if (const auto odd = odd_amount(value)) problem(value, "not-in-tens", not_in_tens(*odd));
    }

    void check_answers(const LuaNode& function, const FunctionFacts& facts)
    {
        for (const Returned& returned : facts.returns) check_amount(*returned.node, facts.role);
        const Wanted wanted = answer_wanted(facts.role);
        if (wanted == Wanted::anything) return;
        if (facts.returns.empty() && wanted != Wanted::kept) {
            problem(function, "answers-nothing",
                    name_of_role(facts.role) + " returns nothing; it must return " +
                        wanted_text(wanted));
        }
        for (const Returned& returned : facts.returns) {
            if (fits(wanted, returned.value)) continue;
            std::string hint;
            if (returned.value.is == Is::list && wanted == Wanted::kept) {
                hint = "; pass a list on with table.unpack(list)";
            }
            problem(*returned.node, "wrong-answer",
                    name_of_role(facts.role) + " must return " + wanted_text(wanted) + ", got " +
                        describe(returned.value, *returned.node) + hint);
        }
    }

    /// Checks the verbs of a function and of all it calls against its role.
    void check_verbs(const LuaNode& root, const FunctionRole& role)
    {
        std::set<const LuaNode*> visited;
        std::vector<const LuaNode*> left = {&root};
        while (!left.empty()) {
            const LuaNode* const function = left.back();
            left.pop_back();
            if (!visited.insert(function).second) continue;
            const auto facts = known_.functions.find(function);
            if (facts == known_.functions.end()) continue;
            for (const VerbUse& use : facts->second.verbs) check_verb(use, root, role);
            const auto& calls = facts->second.calls;
            left.insert(left.end(), calls.rbegin(), calls.rend());
        }
    }

    void check_verb(const VerbUse& use, const LuaNode& root, const FunctionRole& role)
    {
        // A verb in another file is reported at the beginning of the function that led to it.
        const LuaNode& place = use.chunk == reading_.chunk ? *use.node : root;
        if (!use.verb->method) {
            check_field(*use.verb, place, role);
            return;
        }
        const std::string verb = "game:" + std::string(use.verb->name);
        if (role.only_answers() && use.verb->act != Act::reads) {
            problem(place, "query-changes",
                    verb +
                        (use.verb->act == Act::asks ? " asks or changes something"
                                                    : " changes something") +
                        ", but " + name_of_role(role) + " may only return a value");
        } else if (use.verb->in_replacement &&
                   !(role.is == FunctionRole::Is::effect && is_replacement(role.hook))) {
            problem(place, "not-here",
                    verb + " works only in a replacement (a hook whose name begins with would_)");
        }
    }

    /// Checks a field of `it` in a handler against the fields at its hook.
    void check_field(const Member& field, const LuaNode& place, const FunctionRole& role)
    {
        const bool handler =
            role.is == FunctionRole::Is::effect || role.is == FunctionRole::Is::condition;
        if (!handler || holds(role.hook, field.name)) return;
        problem(place, "not-here",
                "the hook `" + std::string(name_of(role.hook)) + "` has no it." +
                    std::string(field.name) + "; `it` has " + fields_at(role.hook) + " there");
    }

    ScriptReading& reading_;
    const ScriptKnowledge& known_;
};

void check_below(const LuaNode& node, RoleChecker& checker)
{
    if (node.kind == Kind::function) checker.check(node);
    for (const LuaNode& item : node.items) check_below(item, checker);
}

}  // namespace

void assign_roles(const Registration& registration, ScriptKnowledge& knowledge)
{
    const LuaNode& value = resolved(*registration.value, knowledge);
    const auto assign = [&](const LuaNode& node, Hook hook) {
        HandlerTables tables;
        assign_handler(node, hook, knowledge, tables);
    };
    if (registration.section == "play") {
        assign(value, Hook::play);
    } else if (registration.section == "in_play") {
        if (const auto key = hook_key(registration.name)) assign(value, key->hook);
    } else if (registration.section == "attack") {
        give(value, {.is = FunctionRole::Is::part, .part = AttackPart::after}, knowledge);
        for (const AttackPartKey& key : attack_part_keys) {
            if (const LuaNode* const part = value.field(key.name)) {
                give(*part, {.is = FunctionRole::Is::part, .part = key.part, .form = key.form},
                     knowledge);
            }
        }
        if (const LuaNode* const condition = value.field("only_if")) {
            give(*condition, {.is = FunctionRole::Is::condition, .hook = Hook::may_attack},
                 knowledge);
        }
        if (const LuaNode* const cost = value.field("cost")) {
            give(*cost, {.is = FunctionRole::Is::effect, .hook = Hook::attack_cost}, knowledge);
        }
    } else if (value.kind == Kind::table) {
        for (const LuaNode& entry : value.items) {
            if (entry.kind != Kind::named) continue;
            if (const auto key = hook_key(entry.text)) {
                assign(entry.items.front(), key->hook);
            }
        }
    }
}

void check_roles(ScriptReading& reading, const ScriptKnowledge& knowledge)
{
    if (!reading.root) return;
    RoleChecker checker(reading, knowledge);
    check_below(*reading.root, checker);
    for (const Registration& registration : reading.registrations) {
        checker.check_keys(registration);
    }
}

}  // namespace ptcg::script
