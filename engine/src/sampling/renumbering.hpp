#pragma once

#include "ptcg/state.hpp"

namespace ptcg {

/// Renumbers every player's cards in the order of their places: pile by pile, then Pokémon by
/// Pokémon. A card's old number could reveal where it has been; the new one cannot.
///
/// Does nothing if a script may have stored some numbers (between the parts of an attack).
void renumber_cards(MatchState& state);

}  // namespace ptcg
