#include "static_analysis/reader.hpp"

#include "static_analysis/walk.hpp"

namespace ptcg::script {

using Is = Value::Is;

void ScriptWalk::read()
{
    static const LuaNode card = [] {
        LuaNode name;
        name.kind = LuaNode::Kind::name;
        name.text = "card";
        return name;
    }();
    open_scope();
    if (!reading_.chunk->card.empty()) scopes_.back().push_back({&card, {.is = Is::card}, true});
    statements(*reading_.root);
    close_scope();
    for (const Registration& registration : reading_.registrations) {
        assign_roles(registration, known_);
    }
}

void ScriptWalk::problem(const LuaNode& node, std::string_view code, std::string message)
{
    reading_.problems.push_back(
        {reading_.chunk->path, node.line, node.column, std::move(message), {}, code});
}

void ScriptWalk::open_scope()
{
    scopes_.emplace_back();
}

void ScriptWalk::close_scope()
{
    for (const Variable& variable : scopes_.back()) {
        const std::string& name = variable.declared->text;
        if (variable.read || variable.may_stay_unread || name.starts_with('_')) continue;
        problem(*variable.declared, "unused-local",
                excerpt(name) + " is never used; remove it, or begin its name with _");
    }
    scopes_.pop_back();
}

void ScriptWalk::declare(const LuaNode& name, Value value, bool may_stay_unread)
{
    if (const auto learned = known_.variables.find(&name); learned != known_.variables.end()) {
        const Value all = join(value, learned->second);
        // Stores the most precise value known: the same table or function, if it always is one.
        value = all.is == value.is && value.node != nullptr ? value : all;
        if (may_stay_unread && value.is == Is::unknown) value = learned->second;
    }
    // These two names mean the same in all scripts.
    if (value.is == Is::unknown && name.text == "game") {
        value = {.is = Is::handle, .of = HandleKind::game};
    } else if (value.is == Is::unknown && name.text == "it") {
        value = {.is = Is::handle, .of = HandleKind::context};
    }
    scopes_.back().push_back({&name, value, false, may_stay_unread});
}

ScriptWalk::Variable* ScriptWalk::find(std::string_view name)
{
    for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
        for (auto variable = scope->rbegin(); variable != scope->rend(); ++variable) {
            if (variable->declared->text == name) return &*variable;
        }
    }
    return nullptr;
}

void ScriptWalk::learn(const LuaNode& declared, const Value& value)
{
    const auto [entry, is_new] = known_.variables.try_emplace(&declared, value);
    if (!is_new) entry->second = join(entry->second, value);
}

const LuaNode& resolved(const LuaNode& node, const ScriptKnowledge& knowledge)
{
    const auto found = knowledge.means.find(&node);
    return found == knowledge.means.end() ? node : *found->second;
}

void read_script(ScriptReading& reading, ScriptKnowledge& knowledge, const ScriptBundle& bundle)
{
    reading.problems.clear();
    reading.registrations.clear();
    reading.modules.clear();
    if (!reading.root) return;
    ScriptWalk(reading, knowledge, bundle).read();
}

}  // namespace ptcg::script
