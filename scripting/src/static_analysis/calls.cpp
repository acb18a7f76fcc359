// The calls in a script: what is called, and whether its arguments fit.

#include <algorithm>

#include "api/member.hpp"
#include "static_analysis/names.hpp"
#include "static_analysis/walk.hpp"

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
                excerpt(callee.text) + " is a value, not a function; leave the () out");
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
    if (found.empty()) return {};  // loading says so
    reading_.modules.insert(found);
    const auto entry = known_.modules.find(found);
    if (entry == known_.modules.end()) return {};
    if (entry->second.node != nullptr) known_.means[&node] = entry->second.node;
    return entry->second;
}

Value ScriptWalk::method(const LuaNode& node)
{
    const Value object = evaluate(node.items[0]);
    std::vector<Value> values;
    for (std::size_t i = 1; i < node.items.size(); ++i) values.push_back(evaluate(node.items[i]));
    last_called_ = nullptr;
    if (object.is == Is::list) {
        problem(node, "unknown-member",
                describe(object, node) + " has no " + excerpt(node.text) +
                    "; walk through it with ipairs, or take one, as in list[1]");
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
        return answer_of(*member, nullptr);
    }
    if (!functions_.empty()) {
        known_.functions[functions_.back()].verbs.push_back({member, &node, reading_.chunk});
    }
    check_arguments(*member, node, values);
    last_called_ = member;
    const bool table = node.items.size() == 2 && node.items[1].kind == Kind::table;
    return answer_of(*member, table ? &node.items[1] : nullptr);
}

void ScriptWalk::check_arguments(const Member& member, const LuaNode& node,
                                 const std::vector<Value>& values)
{
    const auto fail = [&](const LuaNode& where, std::string_view code, const std::string& what) {
        problem(where, code, std::string(member.name) + ": " + what);
    };
    if (member.positional) {
        if (values.size() != 1 || member.arguments.empty()) return;
        const auto wrong = misfit(member.arguments[0], values[0], node.items[1], true);
        if (wrong) fail(node.items[1], "wrong-argument", *wrong);
        return;
    }
    if (!values.empty() && (values[0].is != Is::table || values.size() > 1) &&
        (values[0].is != Is::unknown || values.size() > 1)) {
        fail(node, "wrong-argument",
             "arguments stand in a table of names, as in " + example_of(member));
        return;
    }
    const LuaNode* const table =
        node.items.size() == 2 && node.items[1].kind == Kind::table ? &node.items[1] : nullptr;
    if (table == nullptr && !values.empty()) return;
    bool open = false;  // what is given is not known: a key that is computed or misspelt
    const bool takes_list = !member.arguments.empty() && member.arguments[0].name == "...";
    if (table != nullptr) {
        for (const LuaNode& entry : table->items) {
            if (entry.kind == Kind::keyed) open = true;
            if (entry.kind == Kind::named && !check_argument(member, entry)) open = true;
            if (entry.kind == Kind::item && takes_list) {
                const auto wrong =
                    misfit(member.arguments[0], values_[&entry.items[0]], entry.items[0], true);
                if (wrong) fail(entry, "wrong-argument", *wrong);
            } else if (entry.kind == Kind::item) {
                fail(entry, "wrong-argument", "arguments have names, as in " + example_of(member));
                open = true;
            }
        }
    }
    if (!open) check_required(member, node, table);
}

bool ScriptWalk::check_argument(const Member& member, const LuaNode& entry)
{
    const auto found = std::ranges::find(member.arguments, entry.text, &Argument::name);
    if (found == member.arguments.end()) {
        std::vector<std::string> names;
        std::string list;
        for (const Argument& argument : member.arguments) {
            names.emplace_back(argument.name);
            list += (list.empty() ? "" : ", ") + names.back();
        }
        const std::string near = did_you_mean(entry.text, names);
        problem(
            entry, "unknown-argument",
            std::string(member.name) + ": there is no argument " + excerpt(entry.text) +
                (near.empty() ? list.empty() ? "; it takes none" : "; it takes " + list : near));
        return false;
    }
    const LuaNode& node = entry.items.front();
    if (const auto wrong = misfit(*found, values_[&node], node, false)) {
        problem(node, "wrong-argument", std::string(member.name) + ": " + *wrong);
    }
    return true;
}

void ScriptWalk::check_required(const Member& member, const LuaNode& node, const LuaNode* table)
{
    const auto given = [&](std::string_view name) {
        return table != nullptr && table->field(name) != nullptr;
    };
    std::string missing;
    for (const Argument& argument : member.arguments) {
        if (!argument.required || argument.name == "..." || given(argument.name)) continue;
        missing += (missing.empty() ? "`" : ", `") + std::string(argument.name) + "`";
    }
    const auto has = [&](std::string_view name) {
        return std::ranges::find(member.arguments, name, &Argument::name) != member.arguments.end();
    };
    if (missing.empty() && has("card") && has("cards") && !given("card") && !given("cards")) {
        missing = "`card` or `cards`";
    }
    if (missing.empty()) return;
    problem(node, "missing-argument",
            std::string(member.name) + ": " + missing + " is missing, as in " + example_of(member));
}

}  // namespace ptcg::script
