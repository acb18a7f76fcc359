#pragma once

#include <array>

#include "ptcg/state.hpp"

namespace ptcg {

using NewNumbers = std::array<CardIndex, cards_per_match>;

/// Renumbers every player's cards in the order of their places: pile by pile, then Pokémon by
/// Pokémon. A card's old number could reveal where it has been; the new one cannot.
///
/// Does nothing if a script may have stored some numbers (between the parts of an attack). Returns
/// the new number of each card.
NewNumbers renumber_cards(MatchState& state);

}  // namespace ptcg
