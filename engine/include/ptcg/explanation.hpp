#pragma once

#include <cstdint>
#include <string_view>

#include "ptcg/ids.hpp"

namespace ptcg {

/// The steps of the damage calculation (section 10), in rulebook order.
enum class DamageStep : std::uint8_t {
    base,             ///< DMG-01
    attacker,         ///< DMG-03
    stopped_at_zero,  ///< DMG-04, GAP-22
    weakness,         ///< DMG-05
    resistance,       ///< DMG-06
    defender_cards,   ///< DMG-07: Trainer and Energy cards
    defender_texts,   ///< DMG-08: attack effects, Powers, Bodies, Abilities
    prevented,
    result  ///< DMG-09
};

/// One line of the explanation: what the amount was after this step, and which card made it so.
struct DamageLine {
    DamageStep step = DamageStep::base;
    DefId source = no_def;  ///< no_def: the rules
    int before = 0;
    int after = 0;
};

[[nodiscard]] std::string_view name_of(DamageStep step);

}  // namespace ptcg
