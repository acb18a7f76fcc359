#pragma once

#include "ptcg/state.hpp"

namespace ptcg {

/// Gives every player's cards numbers in the order in which they lie: pile by pile, then Pokémon by
/// Pokémon. Which number a card had tells where it has been; afterwards nothing does.
///
/// Leaves the numbers as they are where a script may have kept some (between the parts of an
/// attack).
void renumber_cards(MatchState& state);

}  // namespace ptcg
