#pragma once

#include "ptcg/card_library.hpp"
#include "ptcg/view.hpp"

/// What players leave in their hands, which tells what they hold.
namespace ptcg::tools {

/// How readily `player` has left such a card in its hand in the turns it has taken, beside other
/// cards: from 0, it would have played it, to 1. For `Assumptions::keeps`.
[[nodiscard]] double readiness_to_keep(const CardLibrary& library, const View& view,
                                       PlayerId player, DefId card);

}  // namespace ptcg::tools
