// Evaluates the statements of a script.

#include <algorithm>

#include "static_analysis/names.hpp"
#include "static_analysis/walk.hpp"

namespace ptcg::script {

using Is = Value::Is;
using Kind = LuaNode::Kind;

namespace {

/// Whether it changes nothing: a call is useless if its result is ignored.
bool only_answers(const Member& member)
{
    if (member.act == Act::reads) return member.answers != "nil";
    return member.name == "ask" || member.name == "random_cards" ||
           member.name.starts_with("choose");
}

bool may_be_several(const LuaNode& node)
{
    return node.kind == Kind::call || node.kind == Kind::method || node.kind == Kind::vararg;
}

}  // namespace

void ScriptWalk::block(const LuaNode& node)
{
    open_scope();
    statements(node);
    close_scope();
}

void ScriptWalk::statements(const LuaNode& node)
{
    for (const LuaNode& statement : node.items) this->statement(statement);
}

/// Reports a call whose result is ignored although the verb does nothing else.
namespace {

/// Whether the search neither puts what it finds anywhere nor arranges the rest.
bool goes_nowhere(const LuaNode& search)
{
    if (search.items.size() != 2 || search.items[1].kind != Kind::table) return false;
    const LuaNode& wanted = search.items[1];
    return wanted.field("to") == nullptr && wanted.field("rest") == nullptr;
}

}  // namespace

void ScriptWalk::check_used(const LuaNode& call)
{
    if (call.kind != Kind::method || last_called_ == nullptr) return;
    if (last_called_->name == "search" && goes_nowhere(call)) {
        problem(
            call, "search-nowhere",
            "the cards found go nowhere; say where, as in to = \"hand\", or keep what it returns: "
            "local found = game:search { ... }");
        return;
    }
    if (!only_answers(*last_called_)) return;
    problem(call, "ignored-answer",
            excerpt(call.text) + " only returns a value, which is not used; keep it: local one = " +
                example_of(*last_called_));
}

void ScriptWalk::statement(const LuaNode& node)
{
    switch (node.kind) {
        case Kind::local:
            local(node);
            break;
        case Kind::local_function: {
            declare(node.items[0], {.is = Is::function, .node = &node.items[1]});
            function(node.items[1]);
            break;
        }
        case Kind::assignment:
            assignment(node);
            break;
        case Kind::call_statement:
            last_called_ = nullptr;
            evaluate(node.items[0]);
            check_used(node.items[0]);
            break;
        case Kind::if_else:
            for (std::size_t i = 0; i < node.items.size(); i += 2) {
                if (i + 1 == node.items.size()) {
                    block(node.items[i]);
                } else {
                    condition(node.items[i]);
                    block(node.items[i + 1]);
                }
            }
            break;
        case Kind::while_loop:
            condition(node.items[0]);
            block(node.items[1]);
            break;
        case Kind::repeat_loop:
            open_scope();
            statements(node.items[0]);
            condition(node.items[1]);
            close_scope();
            break;
        case Kind::for_number:
            for (const LuaNode& limit : node.items[1].items) evaluate(limit);
            open_scope();
            declare(node.items[0], {.is = Is::number}, true);
            statements(node.items[2]);
            close_scope();
            break;
        case Kind::for_in:
            for_in(node);
            break;
        case Kind::do_block:
            block(node.items[0]);
            break;
        case Kind::return_values:
            return_values(node);
            break;
        default:
            break;
    }
}

void ScriptWalk::local(const LuaNode& node)
{
    std::vector<Value> values;
    for (const LuaNode& expression : node.items[1].items) values.push_back(evaluate(expression));
    const bool arguments = functions_.empty() && node.items[1].items.size() == 1 &&
                           node.items[1].items[0].kind == Kind::vararg;
    const bool open_end = !values.empty() && may_be_several(node.items[1].items.back());
    for (std::size_t i = 0; i < node.items[0].items.size(); ++i) {
        Value value = i < values.size() ? values[i] : Value{};
        if (i >= values.size() && !open_end) value = {.is = Is::nil};
        if (arguments && i == 0) value = {.is = Is::card};
        if (arguments && i == 1) value = {.is = Is::library, .name = "ptcg"};
        declare(node.items[0].items[i], value);
    }
}

void ScriptWalk::assignment(const LuaNode& node)
{
    std::vector<Value> values;
    for (const LuaNode& expression : node.items[1].items) values.push_back(evaluate(expression));
    for (std::size_t i = 0; i < node.items[0].items.size(); ++i) {
        const LuaNode* const source =
            i < node.items[1].items.size() ? &node.items[1].items[i] : nullptr;
        assign(node.items[0].items[i], i < values.size() ? values[i] : Value{}, source);
    }
}

void ScriptWalk::assign(const LuaNode& target, const Value& value, const LuaNode* source)
{
    if (target.kind == Kind::name) {
        Variable* const variable = find(target.text);
        if (variable == nullptr) {
            globals_.insert(target.text);
            problem(target, "global-write",
                    excerpt(target.text) +
                        " is not declared; write `local`: scripts have no global variables");
            return;
        }
        learn(*variable->declared, variable->value);
        learn(*variable->declared, value);
        variable->value = join(variable->value, value);
        return;
    }
    if (target.kind != Kind::index) return;
    const Value object = evaluate(target.items[0]);
    if (target.text.empty()) evaluate(target.items[1]);
    if (object.is == Is::handle) {
        problem(target, "read-only",
                std::string(describe(object.of)) + " cannot be changed by setting " +
                    excerpt(target.text) + "; use the verbs of `game`");
    } else if (object.is == Is::card && source != nullptr) {
        register_field(target, value, *source);
    } else if (object.is == Is::section && source != nullptr && !target.text.empty()) {
        reading_.registrations.push_back(
            {std::string(object.name), target.text, source, target.line});
    } else if (object.is == Is::table && object.node != nullptr && !target.text.empty()) {
        known_.fields[object.node][target.text] = value;
    }
}

void ScriptWalk::register_field(const LuaNode& target, const Value& value, const LuaNode& source)
{
    if (target.text == "play") {
        reading_.registrations.push_back({"play", "play", &source, target.line});
        return;
    }
    if (std::ranges::find(sections, target.text) == sections.end()) return;
    if (value.is != Is::table || value.node == nullptr) return;
    for (const LuaNode& entry : value.node->items) {
        if (entry.kind != Kind::named) continue;
        reading_.registrations.push_back(
            {target.text, entry.text, &entry.items.front(), entry.line});
    }
}

void ScriptWalk::for_in(const LuaNode& node)
{
    std::vector<Value> values;
    for (const LuaNode& expression : node.items[1].items) values.push_back(evaluate(expression));
    open_scope();
    const LuaNode& over = node.items[1].items[0];
    Value element;
    Value key;
    if (over.kind == Kind::call && over.items.size() == 2 && over.items[0].kind == Kind::name &&
        over.items[0].text.ends_with("pairs")) {
        const Value list = iterated_;
        if (over.items[0].text == "ipairs" || list.is == Is::list) key = {.is = Is::number};
        if (list.is == Is::list) element = {.is = Is::handle, .of = list.of};
    } else if (!values.empty() && (values[0].is == Is::list || values[0].is == Is::table)) {
        problem(over, "not-iterated",
                "use ipairs to go through a list: for _, one in ipairs(list) do");
    }
    for (std::size_t i = 0; i < node.items[0].items.size(); ++i) {
        declare(node.items[0].items[i], i == 0 ? key : i == 1 ? element : Value{}, true);
    }
    statements(node.items[2]);
    close_scope();
}

void ScriptWalk::return_values(const LuaNode& node)
{
    bool first = true;
    for (const LuaNode& expression : node.items[0].items) {
        const Value value = evaluate(expression);
        if (first && functions_.empty()) reading_.returned = value;
        if (first && !functions_.empty()) {
            known_.functions[functions_.back()].returns.push_back({value, &expression});
        }
        first = false;
    }
}

}  // namespace ptcg::script
