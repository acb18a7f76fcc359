#include "migrating/singles.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "migrating/bindings.hpp"

namespace ptcg::script::migrating {
namespace {

constexpr std::array<std::string_view, 8> single_fields = {
    "attacker", "defender", "self", "target", "owner", "opponent", "player", "active"};
constexpr std::array<std::string_view, 3> players = {"owner", "opponent", "player"};
constexpr std::array<std::string_view, 5> telling_names = {"attacker", "defender", "pokemon",
                                                           "target", "player"};

bool is_among(std::string_view word, std::span<const std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

bool is_single_field(const LuaNode& node)
{
    if (node.kind != Kind::index) return false;
    if (is_among(node.text, single_fields)) return true;
    const LuaNode& object = node.items.front();
    // For a card, the field is the Pokémon; for a player, a list.
    if (node.text == "pokemon") return !is_among(object.text, players) && !is_name(object, "game");
    return node.text.empty();
}

bool answers_one(const LuaNode& value)
{
    if (verb_of(value) != "choose_pokemon" || value.items.size() != 2) return false;
    LuaNode arguments = value.items[1];
    const LuaNode* const max = find_field(arguments, "max");
    return max == nullptr || is_number(*max, 1);
}

bool goes_over_list(const LuaNode& value)
{
    return value.kind == Kind::call && is_name(value.items.front(), "ipairs");
}

}  // namespace

Singles::Singles(LuaNode& root)
{
    Bindings bindings(root);
    for (const Binding& binding : bindings.all()) {
        bool one = binding.is_parameter && is_among(binding.declared->text, telling_names);
        if (binding.value != nullptr && binding.is_of_loop) one = goes_over_list(*binding.value);
        if (binding.value != nullptr && !binding.is_of_loop) {
            one = is_single_field(*binding.value) || answers_one(*binding.value);
        }
        if (!one) continue;
        for (const LuaNode* use : binding.uses) names_.insert(use->begin);
    }
}

bool Singles::holds(const LuaNode& node) const
{
    if (node.kind == Kind::name) return names_.contains(node.begin);
    return is_single_field(node);
}

}  // namespace ptcg::script::migrating
