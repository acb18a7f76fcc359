#include "migrating/attack_parts.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "migrating/damage_part.hpp"
#include "migrating/filters.hpp"
#include "migrating/guards.hpp"

namespace ptcg::script::migrating {
namespace {

/// Parameters of a part: game, it, then what earlier parts have returned.
constexpr std::size_t first_answer = 2;

/// Returns the call in a part that is only `return game:choose(...)`, or null. REQUIRES: choices
/// have been rewritten.
const LuaNode* only_choice(const LuaNode& part)
{
    if (part.kind != Kind::function) return nullptr;
    const std::vector<LuaNode>& body = part.items.back().items;
    if (body.size() != 1 || body.front().kind != Kind::return_values) return nullptr;
    const std::vector<LuaNode>& values = body.front().items.front().items;
    if (values.size() != 1 || verb_of(values.front()) != "choose") return nullptr;
    return &values.front();
}

/// Returns `"opponent_bench"`, or a table that begins with it. Returns nothing if the choice says
/// more than a target can.
std::optional<LuaNode> as_target(const LuaNode& choice)
{
    static constexpr std::array<std::string_view, 4> places = {
        "own_bench", "own_pokemon", "opponent_bench", "opponent_pokemon"};
    if (choice.items.size() < 2 || choice.items[1].kind != Kind::string) return std::nullopt;
    if (std::ranges::find(places, choice.items[1].text) == places.end()) return std::nullopt;
    if (choice.items.size() == 2) return choice.items[1];
    LuaNode details = choice.items[2];
    if (find_field(details, "player") != nullptr) return std::nullopt;
    // What is read when the file is loaded has no parameters.
    bool reads_parameters = false;
    each_node(details, [&](LuaNode& node) {
        reads_parameters = reads_parameters || is_name(node, "it") || is_name(node, "game");
    });
    if (reads_parameters && details.kind != Kind::function) return std::nullopt;
    std::vector<LuaNode> fields = {make_item(choice.items[1])};
    merge_filter(fields, std::move(details));
    return make_table(std::move(fields));
}

}  // namespace

void migrate_attack_parts(LuaNode& table)
{
    for (LuaNode& field : table.items) {
        if (field.kind != Kind::named) continue;
        if (field.text == "damage") migrate_damage_part(field);
        if (field.text != "choose") continue;
        const LuaNode* const choice = only_choice(field.items.front());
        if (choice == nullptr) continue;
        std::optional<LuaNode> target = as_target(*choice);
        if (!target) continue;
        field.items.front() = std::move(*target);
        rename(field, "target");
        for (LuaNode& part : table.items) {
            LuaNode& function = part.items.back();
            if (part.kind != Kind::named || function.kind != Kind::function) continue;
            const std::vector<LuaNode>& parameters = function.items.front().items;
            if (parameters.size() <= first_answer) continue;
            drop_guards_of_target(function.items.back(), parameters[first_answer].text);
        }
    }
}

}  // namespace ptcg::script::migrating
