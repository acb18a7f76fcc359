// The calls in a script: what is called, and whether its arguments fit.

#include <algorithm>

#include "api/filter_reader.hpp"
#include "api/member.hpp"
#include "static_analysis/amounts.hpp"
#include "static_analysis/names.hpp"
#include "static_analysis/walk.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

using Is = Value::Is;
using Kind = LuaNode::Kind;

Value ScriptWalk::call(const LuaNode& node)
{
    const LuaNode& callee = node.items[0];
    if (callee.kind == Kind::index && !callee.text.empty()) {
        const Value object = evaluate(callee.items[0]);
        if (object.is == Is::handle) {
            dotted_method(object, callee);
            for (std::size_t i = 1; i < node.items.size(); ++i) evaluate(node.items[i]);
            return {};
        }
    }
    const Value function = evaluate(callee);
    std::vector<Value> values;
    for (std::size_t i = 1; i < node.items.size(); ++i) values.push_back(evaluate(node.items[i]));
    if (function.is == Is::builtin) return builtin(function, node, values);
    if (function.is == Is::function && function.node != nullptr) {
        enter(*function.node, values);
    }
    return {};
}

void ScriptWalk::dotted_method(const Value& object, const LuaNode& callee)
{
    const Member* const member = find_member(object.of, callee.text);
    if (member == nullptr) {
        no_member(object, callee);
    } else if (member->method) {
        field_of(object, callee);
    } else {
        problem(callee, "field-as-method",
                excerpt(callee.text) + " is a value, not a function; remove the ()");
    }
}

void ScriptWalk::enter(const LuaNode& function, const std::vector<Value>& values)
{
    if (!functions_.empty()) known_.functions[functions_.back()].calls.push_back(&function);
    const std::vector<LuaNode>& parameters = function.items[0].items;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].kind != Kind::name) break;
        if (i < values.size()) learn(parameters[i], values[i]);
    }
}

Value ScriptWalk::builtin(const Value& function, const LuaNode& node,
                          const std::vector<Value>& values)
{
    const std::string_view name = function.name;
    const Value first = values.empty() ? Value{} : values[0];
    if (name == "ipairs" || name == "pairs") iterated_ = first;
    if (name == "filter" || name == "require") {
        if (!functions_.empty()) {
            problem(node, "loading-only",
                    "ptcg." + std::string(name) +
                        " works only while files are loaded; call it at the top of the file");
        }
        return name == "filter" ? Value{.is = Is::filter, .node = first.node} : module(node);
    }
    if (name == "assert") return first;
    if (name == "remove" && first.is == Is::list) return {.is = Is::handle, .of = first.of};
    if (name == "tostring" || name == "concat" || name == "lower" || name == "upper" ||
        name == "sub" || name == "format") {
        return {.is = Is::text};
    }
    if (name == "abs" || name == "ceil" || name == "floor" || name == "max" || name == "min" ||
        name == "len") {
        return {.is = Is::number};
    }
    return {};
}

Value ScriptWalk::module(const LuaNode& node)
{
    if (node.items.size() != 2 || node.items[1].kind != Kind::string) return {};
    const std::string& wanted = node.items[1].text;
    std::string found;
    for (const ScriptChunk& chunk : bundle_.shared) {
        const std::string full = chunk.pack + "/" + chunk.module;
        if (full == wanted || (chunk.pack == reading_.chunk->pack && chunk.module == wanted)) {
            found = full;
            break;
        }
        if (chunk.module == wanted) found = full;
    }
    if (found.empty()) return {};  // loading reports that
    reading_.modules.insert(found);
    const auto entry = known_.modules.find(found);
    if (entry == known_.modules.end()) return {};
    if (entry->second.node != nullptr) known_.means[&node] = entry->second.node;
    return entry->second;
}

namespace {

/// Returns the kind of the handles that a verb may choose from, or that are in a place; `none` if
/// it is not known.
HandleKind kind_of_things(const Argument& argument, const Value& value, const LuaNode& node)
{
    if (value.is == Is::list || value.is == Is::handle) {
        return value.of == HandleKind::player ? HandleKind::pokemon : value.of;
    }
    if (node.kind != Kind::string || argument.words == nullptr) return HandleKind::none;
    const std::span<const Word> words = argument.words->words;
    const auto found = std::ranges::find(words, node.text, &Word::name);
    if (found == words.end()) return HandleKind::none;
    const auto place = static_cast<std::size_t>(found - words.begin());
    const bool cards = argument.type == ArgumentType::things
                           ? group_values[place].zone != Zone::none
                           : place < zone_words.size();
    return cards ? HandleKind::card : HandleKind::pokemon;
}

/// Returns the verb's result, where that depends on its arguments.
Value narrowed(const Member& member, const LuaNode& node, const std::vector<Value>& values)
{
    const Value answer = answer_of(member);
    if (answer.is != Is::unknown) return answer;
    for (std::size_t i = 0; i < std::min<std::size_t>(member.places, values.size()); ++i) {
        const Argument& argument = member.arguments[i];
        if (argument.type != ArgumentType::things && argument.words != &holding_list) continue;
        const HandleKind kind = kind_of_things(argument, values[i], node.items[i + 1]);
        if (kind == HandleKind::none) return answer;
        const bool list = member.answers.find("[]") != std::string_view::npos;
        return {.is = list ? Is::list : Is::handle, .of = kind};
    }
    return answer;
}

}  // namespace

Value ScriptWalk::method(const LuaNode& node)
{
    const Value object = evaluate(node.items[0]);
    std::vector<Value> values;
    for (std::size_t i = 1; i < node.items.size(); ++i) values.push_back(evaluate(node.items[i]));
    last_called_ = nullptr;
    if (object.is == Is::list) {
        problem(node, "unknown-member",
                describe(object, node) + " has no " + excerpt(node.text) +
                    "; use ipairs, or take one entry, as in list[1]");
    }
    if (object.is == Is::library || object.is == Is::card) {
        problem(node, "colon", "write a dot, not a colon, before " + excerpt(node.text));
    }
    if (object.is != Is::handle) return {};
    const Member* const member = find_member(object.of, node.text);
    if (member == nullptr) return no_member(object, node);
    if (!member->method) {
        problem(
            node, "field-as-method",
            excerpt(node.text) + " is a value, not a verb: write ." + node.text + " without ()");
        return answer_of(*member);
    }
    if (!functions_.empty()) {
        known_.functions[functions_.back()].verbs.push_back({member, &node, reading_.chunk});
    }
    check_arguments(*member, node, values);
    last_called_ = member;
    return narrowed(*member, node, values);
}

namespace {

/// Whether the node may be several values.
bool is_open(const LuaNode& node)
{
    return node.kind == Kind::call || node.kind == Kind::method || node.kind == Kind::vararg;
}

/// Whether a table at its position is this argument, not the named arguments.
bool takes_table(ArgumentType kind)
{
    using enum ArgumentType;
    return kind == pokemon_list || kind == pokemon_source || kind == cards || kind == texts ||
           kind == filter || kind == things || kind == effect_table;
}

}  // namespace

void ScriptWalk::check_arguments(const Member& member, const LuaNode& node,
                                 const std::vector<Value>& values)
{
    const std::span<const LuaNode> given = std::span(node.items).subspan(1);
    const std::size_t most = member.places + (member.takes_table() ? 1u : 0u);
    if (given.size() > most) {
        problem(node, "wrong-argument",
                std::string(member.name) + ": it takes " + std::to_string(most) +
                    (most == 1 ? " value" : " values") + ", as in " + example_of(member));
        return;
    }
    // A call or `...` at the end may be several values.
    const bool open = !given.empty() && is_open(given.back());
    std::size_t places = std::min<std::size_t>(given.size(), member.places);
    const LuaNode* const last = given.empty() ? nullptr : &given.back();
    const bool early = places > 0 && places == given.size() && last->kind == Kind::table &&
                       member.takes_table() && !takes_table(member.arguments[places - 1].type);
    if (early) --places;
    if (!early && given.size() == 1 && places == 1 && last->kind == Kind::table &&
        !last->items.empty() && last->items.front().kind == Kind::named &&
        member.owner == HandleKind::game) {
        problem(node, "wrong-argument",
                std::string(member.name) + ": pass its arguments by position, as in " +
                    example_of(member));
        return;
    }
    for (std::size_t i = 0; i < places; ++i) {
        const auto wrong =
            misfit(member.arguments[i], values[i], given[i], member.arguments.size() == 1);
        if (wrong) problem(given[i], "wrong-argument", std::string(member.name) + ": " + *wrong);
        const std::string_view name = member.arguments[i].name;
        if (name != "points" && name != "amount") continue;
        if (const auto odd = odd_amount(given[i])) {
            problem(given[i], "not-in-tens", std::string(member.name) + ": " + not_in_tens(*odd));
        }
    }
    if (!open) check_required(member, node, places);
    if (given.size() > places) check_table(member, given[places], values[places]);
}

/// Checks what follows the positional arguments: named arguments, including parts of a filter.
void ScriptWalk::check_table(const Member& member, const LuaNode& table, const Value& value)
{
    const auto filter = std::ranges::find_if(member.arguments, [](const Argument& argument) {
        return !argument.by_place && argument.type == ArgumentType::filter;
    });
    const bool filters = filter != member.arguments.end();
    if (table.kind != Kind::table && value.is == Is::table && value.node != nullptr &&
        value.node->kind == Kind::table) {
        return check_table(member, *value.node, value);
    }
    if (table.kind != Kind::table) {
        if (filters) {
            const auto wrong = misfit(*filter, value, table, true);
            if (wrong) problem(table, "wrong-argument", std::string(member.name) + ": " + *wrong);
        } else if (value.is != Is::table && value.is != Is::unknown) {
            problem(table, "wrong-argument",
                    std::string(member.name) + ": pass these arguments by name in a table, as in " +
                        example_of(member));
        }
        return;
    }
    for (const LuaNode& entry : table.items) {
        if (entry.kind == Kind::named) check_argument(member, entry, filters);
        if (entry.kind != Kind::item || filters) continue;
        problem(entry, "wrong-argument",
                std::string(member.name) + ": arguments in a table must have names, as in " +
                    example_of(member));
    }
    if (!filters) return;
    if (const auto wrong = filter_misfit(table, member.arguments)) {
        problem(table, "wrong-argument", std::string(member.name) + ": " + *wrong);
    }
}

void ScriptWalk::check_argument(const Member& member, const LuaNode& entry, bool filters)
{
    const auto found = std::ranges::find_if(member.arguments, [&](const Argument& argument) {
        return !argument.by_place && argument.type != ArgumentType::filter &&
               argument.name == entry.text;
    });
    if (found == member.arguments.end()) {
        if (filters && is_filter_field(entry.text)) return;
        std::vector<std::string> names;
        std::string list;
        for (const Argument& argument : member.arguments) {
            if (argument.by_place || argument.type == ArgumentType::filter) continue;
            names.emplace_back(argument.name);
            list += (list.empty() ? "" : ", ") + names.back();
        }
        const std::string near = did_you_mean(entry.text, names);
        problem(
            entry, "unknown-argument",
            std::string(member.name) + ": there is no argument " + excerpt(entry.text) +
                (near.empty() ? list.empty() ? "; it takes none" : "; it takes " + list : near));
        return;
    }
    const LuaNode& node = entry.items.front();
    if (const auto wrong = misfit(*found, values_[&node], node, false)) {
        problem(node, "wrong-argument", std::string(member.name) + ": " + *wrong);
    }
}

void ScriptWalk::check_required(const Member& member, const LuaNode& node, std::size_t places)
{
    std::string missing;
    for (std::size_t i = places; i < member.places; ++i) {
        if (!member.arguments[i].required) continue;
        missing += (missing.empty() ? "`" : ", `") + std::string(member.arguments[i].name) + "`";
    }
    if (missing.empty()) return;
    problem(node, "missing-argument",
            std::string(member.name) + ": " + missing + " is missing, as in " + example_of(member));
}

}  // namespace ptcg::script
