#pragma once

#include <array>

#include "ptcg/card_def.hpp"

namespace ptcg {

/// The Weakness or Resistance that a text gives to a Pokémon without a printed one.
inline constexpr Affinity lent_weakness{.types = {}, .times = 2, .amount = 0};
inline constexpr Affinity lent_resistance{.types = {}, .times = 0, .amount = 30};

/// Returns the types of a Weakness or Resistance.
[[nodiscard]] inline TypeSet types_of(const std::array<Affinity, 2>& printed)
{
    TypeSet types;
    for (const Affinity& affinity : printed) types.add(affinity.types);
    return types;
}

/// Returns the amount after Weakness (sign 1) or Resistance (-1), printed as `printed` and now to
/// `types` (DMG-05, DMG-06). `times`, if not 0, replaces what is printed.
[[nodiscard]] inline int apply_affinity(const std::array<Affinity, 2>& printed, TypeSet types,
                                        TypeSet attacker, int sign, int amount, int times = 0)
{
    const auto apply = [sign, times](const Affinity& affinity, int before) {
        if (times != 0) return before * times;
        return affinity.times != 0 ? before * affinity.times : before + sign * affinity.amount;
    };
    bool applied = false;
    for (const Affinity& affinity : printed) {
        const auto both = TypeSet::from_bits(affinity.types.bits() & types.bits());
        if (!both.intersects(attacker)) continue;
        amount = apply(affinity, amount);
        applied = true;
    }
    if (applied || !types.intersects(attacker)) return amount;
    // A text has changed the type: the printed amount applies.
    if (!printed[0].types.empty()) return apply(printed[0], amount);
    return apply(sign > 0 ? lent_weakness : lent_resistance, amount);
}

}  // namespace ptcg
