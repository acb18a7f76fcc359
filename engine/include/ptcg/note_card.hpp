#pragma once

#include "ptcg/card_def.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// Notes in the state what only some matches have to check, if the card makes this such a match.
inline void note_card(MatchState& state, const CardDef& card)
{
    if (card.parts_from == Zone::discard) state.parts_from_discard = true;
    if (card.leaves_others()) state.restricted_energy = true;
    if (card.speaks_from_pile) state.texts_in_piles = true;
}

}  // namespace ptcg
