#pragma once

#include "ptcg/effect.hpp"
#include "ptcg/handler.hpp"

namespace ptcg {

class Resolver;

/// The Pokémon an event is about, if any: hooks about an attack are about the attacker, all others
/// about the target.
[[nodiscard]] SlotId subject_of(Hook hook, const EffectContext& about);

/// A text that counts only in the Active Spot, or only on the Bench, is on a Pokémon there; `self`
/// may be none.
[[nodiscard]] bool in_its_place(const Resolver& game, Where where, SlotId self);

}  // namespace ptcg
