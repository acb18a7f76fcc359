#pragma once

#include "ptcg/effect.hpp"

namespace ptcg {

/// The Pokémon an event is about, if any: hooks about an attack are about the attacker, all others
/// about the target.
[[nodiscard]] SlotId subject_of(Hook hook, const EffectContext& about);

}  // namespace ptcg
