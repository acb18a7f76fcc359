#pragma once

#include "migrating/nodes.hpp"

/// Places as words: "own_bench", "hand".
namespace ptcg::script::migrating {

/// The word for the Pokémon of a player, or for their Bench; what it was where there is no word.
[[nodiscard]] LuaNode place_of_pokemon(LuaNode from);

/// The pile of this sort of `owner`: a word where it is one of the two players of `it`, else a
/// field. Nothing for piles that are no places. `owner` null: who the text belongs to.
[[nodiscard]] std::optional<LuaNode> pile_of(std::string_view zone, const LuaNode* owner);

}  // namespace ptcg::script::migrating
