#pragma once

#include <string>

#include "phrases/card_draft.hpp"
#include "phrases/form.hpp"
#include "ptcg/match.hpp"

namespace ptcg::tools {

/// Returns what a player should be able to do with a card's text but cannot: the conditions of its
/// use are met, and it would change something. Nothing if it is not in play, or not used so. Throws
/// NotExpected like `expected_ends`. REQUIRES: its use is not offered.
[[nodiscard]] std::string missed_use(Match& match, DefId card, const phrases::EffectText& text,
                                     const phrases::Form& form);

}  // namespace ptcg::tools
