#pragma once

#include "ptcg/match.hpp"

namespace ptcg::tools {

/// How good the position is for `player`: 0 lost, 1 won, 0.5 even. Looks at everything on the
/// table: Prize cards, damage, Energy, the board, the cards in hand.
[[nodiscard]] double evaluate(Match& match, PlayerId player);

}  // namespace ptcg::tools
