#pragma once

#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/match.hpp"

namespace ptcg::cabt {

/// Returns the cards that a text lets the asked player look at, as far as the open question is
/// about them: some cards of a deck, or the opponent's hand. The interface holds them aside.
/// Empty for a search of the whole deck.
[[nodiscard]] std::vector<CardIndex> looked_at(const Match& match, const Decision& question);

}  // namespace ptcg::cabt
