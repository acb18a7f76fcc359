// Evaluates the expressions of a script.

#include <algorithm>

#include "api/member.hpp"
#include "static_analysis/names.hpp"
#include "static_analysis/walk.hpp"
#include "words/remedies.hpp"

namespace ptcg::script {

using Is = Value::Is;
using Kind = LuaNode::Kind;

Value ScriptWalk::evaluate(const LuaNode& node)
{
    switch (node.kind) {
        case Kind::nil:
            return {.is = Is::nil};
        case Kind::boolean:
            return {.is = Is::boolean};
        case Kind::number:
            return {.is = Is::number};
        case Kind::string:
            return {.is = Is::text};
        case Kind::name:
            return name(node);
        case Kind::index:
            return index(node);
        case Kind::call:
            return call(node);
        case Kind::method:
            return method(node);
        case Kind::function:
            function(node);
            return {.is = Is::function, .node = &node};
        case Kind::table:
            table(node);
            return {.is = Is::table, .node = &node};
        case Kind::binary:
            return binary(node);
        case Kind::unary:
            return unary(node);
        case Kind::group:
            return evaluate(node.items[0]);
        default:
            return {};
    }
}

Value ScriptWalk::name(const LuaNode& node)
{
    if (Variable* const variable = find(node.text)) {
        variable->read = true;
        if (variable->value.node != nullptr) known_.means[&node] = variable->value.node;
        return variable->value;
    }
    if (globals_.contains(node.text)) return {};  // reported where it is set
    if (std::ranges::find(global_names(), node.text) == global_names().end()) {
        const std::string remedy = remedy_for(node.text);
        std::vector<std::string> near = global_names();
        for (const auto& scope : scopes_) {
            for (const Variable& variable : scope) near.push_back(variable.declared->text);
        }
        problem(node, "undefined-global",
                excerpt(node.text) + " is not defined" +
                    (remedy.empty() ? did_you_mean(node.text, near) : "; " + remedy));
        return {};
    }
    if (!library_names(node.text).empty()) return {.is = Is::library, .name = node.text};
    return {.is = Is::builtin, .name = node.text};
}

Value ScriptWalk::index(const LuaNode& node)
{
    const Value object = evaluate(node.items[0]);
    Value key;
    if (node.text.empty()) key = evaluate(node.items[1]);
    switch (object.is) {
        case Is::handle:
            return node.text.empty() ? Value{} : field_of(object, node);
        case Is::list:
            if (node.text.empty()) return {.is = Is::handle, .of = object.of};
            problem(node, "unknown-member",
                    describe(object, node) + " has no " + excerpt(node.text) +
                        "; take one entry, as in list[1]");
            return {};
        case Is::library:
            return library_field(object, node);
        case Is::card:
            if (std::ranges::find(sections, node.text) == sections.end()) return {};
            return {.is = Is::section, .name = node.text};
        case Is::table:
            return table_field(object, node);
        default:
            return {};
    }
}

Value ScriptWalk::field_of(const Value& object, const LuaNode& node)
{
    const Member* const member = find_member(object.of, node.text);
    if (member == nullptr) return no_member(object, node);
    if (!member->method) {
        if (object.of == HandleKind::context && !functions_.empty()) {
            known_.functions[functions_.back()].verbs.push_back({member, &node, reading_.chunk});
        }
        return answer_of(*member);
    }
    problem(node, "method-as-field",
            excerpt(node.text) + " is called with a colon: " + example_of(*member));
    return {};
}

Value ScriptWalk::no_member(const Value& object, const LuaNode& node)
{
    problem(node, "unknown-member",
            std::string(describe(object.of)) + " has no " + excerpt(node.text) +
                suggest_member(object.of, node.text));
    return {};
}

Value ScriptWalk::library_field(const Value& object, const LuaNode& node)
{
    const std::vector<std::string>& names = library_names(object.name);
    if (std::ranges::find(names, node.text) != names.end()) {
        if (node.text.ends_with("integer") && object.name == "math") return {.is = Is::number};
        return {.is = Is::builtin, .name = node.text};
    }
    if (node.text.empty()) return {};
    const std::string remedy = remedy_for(node.text);
    problem(node, "undefined-global",
            excerpt(std::string(object.name) + "." + node.text) + " is not available to scripts" +
                (remedy.empty() ? did_you_mean(node.text, names) : "; " + remedy));
    return {};
}

Value ScriptWalk::table_field(const Value& object, const LuaNode& node)
{
    if (object.node == nullptr || node.text.empty()) return {};
    Value found;
    if (const LuaNode* const written = object.node->field(node.text)) {
        const LuaNode& target = resolved(*written, known_);
        if (target.kind == Kind::function) found = {.is = Is::function, .node = &target};
        if (target.kind == Kind::table) found = {.is = Is::table, .node = &target};
        if (target.kind == Kind::number) found = {.is = Is::number};
    } else if (const auto later = known_.fields.find(object.node); later != known_.fields.end()) {
        const auto entry = later->second.find(node.text);
        if (entry != later->second.end()) found = entry->second;
    }
    if (found.node != nullptr) known_.means[&node] = found.node;
    return found;
}

void ScriptWalk::table(const LuaNode& node)
{
    for (const LuaNode& entry : node.items) {
        for (const LuaNode& value : entry.items) values_[&value] = evaluate(value);
    }
}

void ScriptWalk::function(const LuaNode& node)
{
    if (!functions_.empty()) known_.functions[functions_.back()].calls.push_back(&node);
    functions_.push_back(&node);
    FunctionFacts& facts = known_.functions[&node];
    facts.verbs.clear();
    facts.calls.clear();
    facts.returns.clear();
    open_scope();
    for (const LuaNode& parameter : node.items[0].items) {
        if (parameter.kind == Kind::name) declare(parameter, {}, true);
    }
    statements(node.items[1]);
    close_scope();
    functions_.pop_back();
}

Value ScriptWalk::unary(const LuaNode& node)
{
    const Value value = node.text == "not" ? condition(node.items[0]) : evaluate(node.items[0]);
    if (node.text == "not") return {.is = Is::boolean};
    if (node.text == "-") check_operand(node, node.items[0], value);
    return {.is = Is::number};
}

Value ScriptWalk::binary(const LuaNode& node)
{
    const std::string& sign = node.text;
    const Value left = sign == "and" ? condition(node.items[0]) : evaluate(node.items[0]);
    const Value right = evaluate(node.items[1]);
    if (sign == "and") return right.is == Is::boolean ? right : join({.is = Is::nil}, right);
    if (sign == "or") return join(left, right);
    if (sign == "..") return {.is = Is::text};
    if (sign == "==" || sign == "~=") return {.is = Is::boolean};
    check_operand(node, node.items[0], left);
    check_operand(node, node.items[1], right);
    const bool compares = sign.find_first_of("<>") != std::string::npos && sign.size() < 3 &&
                          sign != "<<" && sign != ">>";
    return {.is = compares ? Is::boolean : Is::number};
}

void ScriptWalk::check_operand(const LuaNode& operation, const LuaNode& node, const Value& value)
{
    std::string hint;
    if (value.is == Is::boolean && node.kind == Kind::method) {
        hint = "; write `if ... then`";
        if (node.text == "flip") hint = "; count heads with game:flips(1)";
    } else if (value.is == Is::list) {
        hint = "; #list is the number of entries";
    } else if (value.is == Is::handle && find_member(value.of, "damage") != nullptr) {
        hint = "; its damage is in .damage";
    } else if (value.is != Is::boolean && value.is != Is::handle && value.is != Is::table &&
               value.is != Is::function && value.is != Is::nil) {
        return;
    }
    problem(operation, "not-a-number",
            "\"" + operation.text + "\" needs numbers, got " + describe(value, node) + hint);
}

Value ScriptWalk::condition(const LuaNode& node)
{
    const Value value = evaluate(node);
    const bool always = value.is == Is::number || value.is == Is::list || value.is == Is::table ||
                        value.is == Is::function;
    if (always) {
        problem(
            node, "always-true",
            describe(value, node) + " always counts as true" +
                (value.is == Is::number ? ", even 0; compare it, as in n > 0"
                 : value.is == Is::list ? ", even an empty one; compare its length, as in #list > 0"
                                        : ""));
    }
    return value;
}

}  // namespace ptcg::script
