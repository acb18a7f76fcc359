#pragma once

#include <array>

#include "ptcg/card_def.hpp"

namespace ptcg {

/// Weakness (`sign` 1) or Resistance (-1) of a Pokémon with this table to the attacker's types: the
/// new amount of damage (DMG-05, DMG-06).
[[nodiscard]] inline int apply_affinity(const std::array<Affinity, 2>& table, TypeSet attacker,
                                        int sign, int amount)
{
    for (const Affinity& affinity : table) {
        if (!affinity.types.intersects(attacker)) continue;
        amount = affinity.times != 0 ? amount * affinity.times : amount + sign * affinity.amount;
    }
    return amount;
}

}  // namespace ptcg
