#pragma once

#include "ptcg/card_library.hpp"
#include "ptcg/view.hpp"

/// Models which cards players leave in their hands, to infer what they hold.
namespace ptcg {

/// Returns how likely `player` was to keep such a card in hand during its past turns, relative to
/// other cards: from 0 (would have played it) to 1. For `Assumptions::keeps`.
[[nodiscard]] double readiness_to_keep(const CardLibrary& library, const View& view,
                                       PlayerId player, DefId card);

}  // namespace ptcg
