#include "migrating/places.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ptcg::script::migrating {
namespace {

struct PlaceWord {
    std::string_view path;
    std::string_view word;
};

constexpr std::array places_of_pokemon = {
    PlaceWord{"it.owner", "own_pokemon"},
    PlaceWord{"it.owner.pokemon", "own_pokemon"},
    PlaceWord{"it.owner.bench", "own_bench"},
    PlaceWord{"it.opponent", "opponent_pokemon"},
    PlaceWord{"it.opponent.pokemon", "opponent_pokemon"},
    PlaceWord{"it.opponent.bench", "opponent_bench"},
};

constexpr std::array<std::string_view, 4> piles = {"hand", "discard", "deck", "lost_zone"};
constexpr std::array<std::string_view, 2> piles_of_players = {"hand", "discard"};

}  // namespace

LuaNode place_of_pokemon(LuaNode from)
{
    const auto found = std::ranges::find(places_of_pokemon, path_of(from), &PlaceWord::path);
    return found == places_of_pokemon.end() ? from : make_text(found->word);
}

std::optional<LuaNode> pile_of(std::string_view zone, const LuaNode* owner)
{
    const std::string whose = owner == nullptr ? "it.owner" : path_of(*owner);
    if (whose == "it.owner" || whose == "it.opponent") {
        if (std::ranges::find(piles, zone) == piles.end()) return std::nullopt;
        return make_text(whose == "it.owner" ? std::string(zone) : "opponent_" + std::string(zone));
    }
    if (std::ranges::find(piles_of_players, zone) == piles_of_players.end()) return std::nullopt;
    return make_index(*owner, zone);
}

}  // namespace ptcg::script::migrating
