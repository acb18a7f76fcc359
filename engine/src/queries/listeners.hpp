#pragma once

#include <array>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

class Facts;

/// Returns the Pokémon that an event is about, if any: for hooks about an attack, the attacker; for
/// all others, the target.
[[nodiscard]] SlotId subject_of(Hook hook, const EffectContext& about);

/// Returns whether the card is where its text applies: a text that applies only in the Active Spot
/// or only on the Bench must be on a Pokémon there, and one that applies in a pile must be on a
/// card there. `card` and `self` may be none.
[[nodiscard]] bool in_its_place(const Facts& game, Where where, CardIndex card, SlotId self);

/// Returns the value of `Slot::listeners`: the hooks of all its cards. `defs` are the cards of the
/// match.
[[nodiscard]] HookMask listeners_on(const Slot& slot, const Table& table,
                                    const std::array<DefId, cards_per_match>& defs,
                                    const CardLibrary& library);
/// Returns the value of `Table::listeners`. REQUIRES: those of its slots are right.
[[nodiscard]] HookMask listeners_on(const Table& table,
                                    const std::array<DefId, cards_per_match>& defs,
                                    const CardLibrary& library);

/// Updates the listeners in both of the state's tables. REQUIRES: the lists fit their capacity, and
/// the cards are in the library. Ignores other errors in the state.
void refresh_listeners(MatchState& state, const CardLibrary& library);

}  // namespace ptcg
