#include "migrating/frames.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "migrating/attack_parts.hpp"
#include "migrating/bindings.hpp"

namespace ptcg::script::migrating {
namespace {

struct Renamed {
    std::string_view from;
    std::string_view to;
};

/// Keys of attacks, of handlers and of `it`.
constexpr std::array keys = {
    Renamed{"condition", "only_if"},
    Renamed{"require", "fails_unless"},
    Renamed{"harm", "cause"},
};

/// `activated`, by how often it may be used.
constexpr std::array used = {
    Renamed{"no_limit", "use"},
    Renamed{"once_per_turn", "once_per_turn"},
    Renamed{"once_per_turn_by_name", "once_per_turn_by_name"},
    Renamed{"once_per_game", "once_per_game"},
};

constexpr std::string_view lifts = "lifts_";

std::string hook_of(std::string_view name)
{
    if (!name.starts_with(lifts)) return std::string(name);
    return "ignores_" + std::string(name.substr(lifts.size()));
}

bool is_constant(const LuaNode& node)
{
    return node.kind == Kind::number || node.kind == Kind::boolean || node.kind == Kind::string;
}

/// Shortens `{ effect = f }` to the function and `{ value = -10 }` to the number.
void unwrap(LuaNode& value, bool constants)
{
    if (value.kind != Kind::table || value.items.size() != 1) return;
    const LuaNode& field = value.items.front();
    if (field.kind != Kind::named) return;
    const bool is_value = constants && field.text == "value" && is_constant(field.items.front());
    if (field.text != "effect" && !is_value) return;
    LuaNode only = std::move(value.items.front().items.front());
    value = std::move(only);
}

/// Removes `uses` from a handler of `activated` and returns the hook. Returns an empty string if it
/// is not certain.
std::string_view take_hook(LuaNode& handler)
{
    if (handler.kind == Kind::function) return "use";
    if (handler.kind != Kind::table) return {};
    const LuaNode* const uses = find_field(handler, "uses");
    if (uses == nullptr || uses->kind == Kind::table) return "use";
    const auto found = std::ranges::find(used, uses->text, &Renamed::from);
    if (uses->kind != Kind::string || found == used.end()) return {};
    take_field(handler, "uses");
    return found->to;
}

bool is_list(const LuaNode& value)
{
    return value.kind == Kind::table && !value.items.empty() &&
           value.items.front().kind == Kind::item;
}

constexpr std::string_view which_hook =
    "the hook that replaces `activated` depends on `uses`, which is not a constant here; write "
    "`once_per_turn`, `once_per_turn_by_name`, `once_per_game` or `use`";

/// Returns `activated` as its new hooks: the handlers in a list may be of several.
std::vector<LuaNode> used_hooks(Script& script, const LuaNode& field, LuaNode value)
{
    std::vector<LuaNode> handlers;
    if (is_list(value)) {
        for (LuaNode& item : value.items) handlers.push_back(std::move(item.items.back()));
    } else {
        handlers.push_back(std::move(value));
    }
    std::vector<LuaNode> hooks;
    for (LuaNode& handler : handlers) {
        std::string_view hook = take_hook(handler);
        if (hook.empty()) {
            const bool plain = handler.kind == Kind::name || handler.kind == Kind::function;
            if (!plain) script.cannot(field, std::string(which_hook));
            hook = "use";
        }
        const auto there = std::ranges::find(hooks, hook, &LuaNode::text);
        if (there == hooks.end()) {
            hooks.push_back(make_named(hook, std::move(handler)));
            continue;
        }
        LuaNode& first = there->items.front();
        if (!is_list(first)) {
            LuaNode alone = std::move(first);
            first = make_table({});
            first.items.push_back(make_item(std::move(alone)));
        }
        first.items.push_back(make_item(std::move(handler)));
    }
    if (!hooks.empty()) hooks.front() = in_place_of(field, std::move(hooks.front()));
    return hooks;
}

void rename_key(LuaNode& field)
{
    if (field.text.starts_with(lifts)) return rename(field, hook_of(field.text));
    const auto key = std::ranges::find(keys, field.text, &Renamed::from);
    // A string is an argument of a verb.
    if (key == keys.end()) return;
    if (key->from != "harm" && is_constant(field.items.front())) return;
    rename(field, key->to);
}

/// Removes the statement. What it named is now called `card`.
void give_card(Script& script, const LuaNode& statement, const LuaNode& name)
{
    Bindings bindings(script.root);
    for (LuaNode* use : bindings.declared_by(name)->uses) {
        if (use->text != "card") *use = in_place_of(*use, make_name("card"));
    }
    const std::size_t begin = statement.begin;
    std::erase_if(script.root.items,
                  [&](const LuaNode& other) { return other.begin == begin && other.end > 0; });
}

}  // namespace

void migrate_head(Script& script)
{
    for (const LuaNode& statement : script.root.items) {
        if (statement.kind != Kind::local) continue;
        const std::vector<LuaNode>& values = statement.items[1].items;
        if (values.size() != 1 || values.front().kind != Kind::vararg) continue;
        return give_card(script, statement, statement.items[0].items.front());
    }
}

void migrate_table(Script& script, LuaNode& table)
{
    std::vector<LuaNode> fields;
    for (LuaNode& field : table.items) {
        if (field.kind == Kind::item) unwrap(field.items.front(), false);
        if (field.kind != Kind::named) {
            fields.push_back(std::move(field));
            continue;
        }
        rename_key(field);
        if (field.text != "activated") {
            fields.push_back(std::move(field));
            continue;
        }
        LuaNode value = std::move(field.items.front());
        for (LuaNode& hook : used_hooks(script, field, std::move(value))) {
            fields.push_back(std::move(hook));
        }
    }
    for (LuaNode& field : fields) {
        if (field.kind == Kind::named) unwrap(field.items.front(), true);
    }
    table.items = std::move(fields);
    migrate_attack_parts(table);
}

void migrate_registration(Script& script, LuaNode& assignment)
{
    LuaNode& target = assignment.items[0].items.front();
    LuaNode& value = assignment.items[1].items.front();
    const std::string_view what = registered_by(target);
    if (what.empty()) return;
    if (target.text == "activated") {
        std::vector<LuaNode> hooks = used_hooks(script, target, std::move(value));
        if (hooks.size() > 1) script.cannot(target, std::string(which_hook));
        rename(target, hooks.front().text);
        value = std::move(hooks.front().items.front());
    }
    if (target.text.starts_with(lifts)) rename(target, hook_of(target.text));
    unwrap(value, what != "play" && what != "lasting" && what != "attack");
    if (what != "attack" || value.kind != Kind::table || value.items.size() != 1) return;
    LuaNode& only = value.items.front();
    if (only.kind != Kind::named || only.text != "after") return;
    // Comments before and after the part now belong to the statement.
    assignment.begin = std::max(assignment.begin, only.begin);
    assignment.end = only.end;
    LuaNode function = std::move(only.items.front());
    value = std::move(function);
}

void migrate_index(LuaNode& index)
{
    const LuaNode& object = index.items.front();
    if (index.text == "passive" && is_name(object, "card")) rename(index, "in_play");
    if (index.text == "harm" && is_name(object, "it")) rename(index, "cause");
}

}  // namespace ptcg::script::migrating
