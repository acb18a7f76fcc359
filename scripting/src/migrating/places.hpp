#pragma once

#include "migrating/nodes.hpp"

/// Places as words: "own_bench", "hand".
namespace ptcg::script::migrating {

/// Returns the word for the Pokémon of a player, or for their Bench. Returns `from` if there is no
/// word.
[[nodiscard]] LuaNode place_of_pokemon(LuaNode from);

/// Returns the pile of this kind of `owner`: a word for the two players of `it`, else a field.
/// Returns nothing for piles that are not places. `owner` null: the effect's owner.
[[nodiscard]] std::optional<LuaNode> pile_of(std::string_view zone, const LuaNode* owner);

}  // namespace ptcg::script::migrating
