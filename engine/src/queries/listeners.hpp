#pragma once

#include <array>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

class Facts;

/// The Pokémon an event is about, if any: hooks about an attack are about the attacker, all others
/// about the target.
[[nodiscard]] SlotId subject_of(Hook hook, const EffectContext& about);

/// A text that counts only in the Active Spot, or only on the Bench, is on a Pokémon there; one
/// that counts in a pile is on a card there. `card` and `self` may be none.
[[nodiscard]] bool in_its_place(const Facts& game, Where where, CardIndex card, SlotId self);

/// What `Slot::listeners` is: of all its cards, `defs` being those of the match.
[[nodiscard]] HookMask listeners_on(const Slot& slot, const Table& table,
                                    const std::array<DefId, cards_per_match>& defs,
                                    const CardLibrary& library);
/// What `Table::listeners` is, once those of its slots are right.
[[nodiscard]] HookMask listeners_on(const Table& table,
                                    const std::array<DefId, cards_per_match>& defs,
                                    const CardLibrary& library);

/// Makes both of the state's tables right in that. REQUIRES: its lists are no longer than their
/// room, and its cards are the library's; what else may be wrong is left out.
void refresh_listeners(MatchState& state, const CardLibrary& library);

}  // namespace ptcg
