#include "migrating/guards.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "migrating/bindings.hpp"
#include "source/lua_printer.hpp"

namespace ptcg::script::migrating {
namespace {

/// A verb, and how many of its positional arguments take a player, a Pokémon or a card.
struct Doing {
    std::string_view verb;
    std::size_t places;
};

constexpr std::array doings = {
    Doing{"attach", 2},      Doing{"damage", 1},          Doing{"devolve", 1},
    Doing{"discard", 1},     Doing{"discard_energy", 1},  Doing{"discard_energy_cards", 1},
    Doing{"end_effects", 1}, Doing{"evolve", 2},          Doing{"heal", 1},
    Doing{"knock_out", 1},   Doing{"lasting", 1},         Doing{"level_down", 1},
    Doing{"move", 1},        Doing{"move_counters", 2},   Doing{"move_energy", 2},
    Doing{"perform", 1},     Doing{"perform_trainer", 1}, Doing{"put_counters", 1},
    Doing{"put_marker", 1},  Doing{"put_onto_bench", 1},  Doing{"remove_conditions", 1},
    Doing{"replace", 2},     Doing{"return_to", 1},       Doing{"set_condition", 1},
    Doing{"show", 1},        Doing{"switch", 1},          Doing{"turn_up", 1},
};

/// Returns the statement in `if name then game:verb(name, ...) end`, or null. `most`: how many of
/// the positional arguments are checked.
LuaNode* guarded_call(LuaNode& statement, std::size_t most)
{
    if (statement.kind != Kind::if_else || statement.items.size() != 2) return nullptr;
    const LuaNode& guard = statement.items[0];
    std::vector<LuaNode>& body = statement.items[1].items;
    if (guard.kind != Kind::name || body.size() != 1) return nullptr;
    if (body.front().kind != Kind::call_statement) return nullptr;
    const LuaNode& call = body.front().items.front();
    const auto doing = std::ranges::find(doings, verb_of(call), &Doing::verb);
    if (doing == doings.end()) return nullptr;
    const std::size_t last = std::min({doing->places, most, call.items.size() - 1});
    for (std::size_t i = 1; i <= last; ++i) {
        if (is_name(call.items[i], guard.text)) return &body.front();
    }
    return nullptr;
}

/// Other arguments may require a value: `damage(target, 10 * target.counters)`.
bool reads(const LuaNode& call, std::string_view name)
{
    bool found = false;
    LuaNode copy = call;
    for (LuaNode& argument : copy.items) {
        if (argument.kind == Kind::name) continue;
        each_node(argument, [&](LuaNode& node) { found = found || is_name(node, name); });
    }
    return found;
}

void drop_guard(LuaNode& statement, LuaNode& call)
{
    LuaNode alone = in_place_of(statement, std::move(call));
    statement = std::move(alone);
}

bool answers_one(const LuaNode* value)
{
    if (value == nullptr) return false;
    const std::string_view verb = verb_of(*value);
    return verb == "choose" || verb == "may_choose";
}

bool has_comment_between(const Script& script, std::size_t begin, std::size_t end)
{
    return std::ranges::any_of(script.comments, [&](const LuaComment& comment) {
        return comment.begin >= begin && comment.begin < end;
    });
}

/// Whether the statement, a call, fits on one line.
bool fits_on_line(const Script& script, const LuaNode& statement)
{
    LuaNode block;
    block.kind = Kind::block;
    block.items.push_back(statement);
    const std::string text = print_lua(block, script.source, {});
    const auto indentation = static_cast<std::size_t>(std::max(statement.column - 1, 0));
    return std::ranges::count(text, '\n') == 1 && text.size() + indentation <= line_width + 1;
}

/// Returns the single statement that replaces `local x = game:choose(...)` and the following
/// `game:heal(x, 30)`, where nothing else uses x. Returns nothing if it would be too long.
std::optional<LuaNode> joined(const Script& script, const LuaNode& local, const LuaNode& statement)
{
    if (local.kind != Kind::local || local.items[0].items.size() != 1) return std::nullopt;
    if (has_comment_between(script, local.begin, statement.end)) return std::nullopt;
    LuaNode made = statement;
    std::vector<LuaNode>& arguments = made.items.front().items;
    const LuaNode& name = local.items[0].items.front();
    const auto place = std::find_if(arguments.begin() + 1, arguments.end(), [&](LuaNode& argument) {
        return is_name(argument, name.text);
    });
    if (place == arguments.end()) return std::nullopt;
    if (!std::all_of(arguments.begin() + 1, place, has_no_effect)) return std::nullopt;
    *place = local.items[1].items.front();
    made.begin = local.begin;
    made.column = local.column;
    if (!fits_on_line(script, made)) return std::nullopt;
    return made;
}

using Named = std::set<std::size_t>;  // where names are declared

/// Joins those that were named only for a guard.
void join(const Script& script, LuaNode& block, const Named& named)
{
    std::vector<LuaNode>& statements = block.items;
    for (std::size_t i = 0; i + 1 < statements.size(); ++i) {
        const LuaNode& local = statements[i];
        if (local.kind != Kind::local) continue;
        if (!named.contains(local.items[0].items.front().begin)) continue;
        if (statements[i + 1].kind != Kind::call_statement) continue;
        std::optional<LuaNode> both = joined(script, local, statements[i + 1]);
        if (!both) continue;
        statements[i + 1] = std::move(*both);
        statements.erase(statements.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

}  // namespace

void drop_guards_of_target(LuaNode& block, std::string_view target)
{
    each_node(block, [&](LuaNode& node) {
        LuaNode* const call = guarded_call(node, 1);
        if (call == nullptr || node.items[0].text != target) return;
        if (!reads(call->items.front(), target)) drop_guard(node, *call);
    });
}

void drop_guards_of_choices(Script& script)
{
    Bindings bindings(script.root);
    std::vector<LuaNode*> found;
    Named named;
    each_node(script.root, [&](LuaNode& node) {
        const LuaNode* const call = guarded_call(node, 2);
        if (call == nullptr) return;
        const Binding* const binding = bindings.meant_by(node.items[0]);
        if (binding == nullptr || !answers_one(binding->value)) return;
        if (reads(call->items.front(), node.items[0].text)) return;
        found.push_back(&node);
        // One use in the guard and one in the verb
        if (binding->uses.size() == 2) named.insert(binding->declared->begin);
    });
    for (LuaNode* node : found) drop_guard(*node, *guarded_call(*node, 2));
    each_node(script.root, [&](LuaNode& node) {
        if (node.kind == Kind::block) join(script, node, named);
    });
}

}  // namespace ptcg::script::migrating
