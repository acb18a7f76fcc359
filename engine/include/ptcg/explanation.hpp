#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ptcg/ids.hpp"
#include "ptcg/state.hpp"

/// Why the rules answer as they do: which text changed a number, which text said no.
namespace ptcg {

/// The text of a card: its attack or Ability, or a lasting effect that came from it.
struct TextRef {
    DefId def = no_def;  ///< no_def: the rules, or what is printed
    Origin origin = Origin::rule;
    std::uint8_t effect = 0xff;  ///< number of the attack (origin attack) or Ability (ability)
    bool lasting = false;        ///< not the text itself, but an effect it left behind

    friend bool operator==(const TextRef&, const TextRef&) = default;
};

/// Returns the text a lasting effect came from.
[[nodiscard]] TextRef text_of(const Lasting& effect);

/// One line of why a number is what it is. The first line is the printed number (0 before, no
/// text). Then comes each text or effect that changed it, in the order the rules ask them. A last
/// line without a text is the rules' own limit ("no less than 0").
struct QueryLine {
    TextRef text;
    int before = 0;
    int after = 0;

    friend bool operator==(const QueryLine&, const QueryLine&) = default;
};

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

/// One line of the explanation: the amount after this step, and the card responsible.
struct DamageLine {
    DamageStep step = DamageStep::base;
    DefId source = no_def;  ///< no_def: the rules
    int before = 0;
    int after = 0;
    Origin origin = Origin::rule;  ///< of the text of `source`, with its number, as in TextRef
    std::uint8_t effect = 0xff;
    bool lasting = false;

    [[nodiscard]] TextRef text() const { return {source, origin, effect, lasting}; }
    friend bool operator==(const DamageLine&, const DamageLine&) = default;
};

/// A damage calculation, whether or not it led to damage.
struct DamageCalculation {
    std::span<const DamageLine> lines;  ///< the first is the base damage
    Spot spot = no_spot;                ///< where the target was
    DefId target = no_def;              ///< its top card
    std::uint32_t event = 0;            ///< number of the event that came next
};

[[nodiscard]] std::string_view name_of(DamageStep step);

}  // namespace ptcg
