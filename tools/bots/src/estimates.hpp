#pragma once

#include <array>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/view.hpp"

/// Estimates what Pokémon can do with their Energy, from printed and visible facts. Ignores texts.
namespace ptcg {

/// Energy available for costs.
struct EnergyUnits {
    std::array<int, type_count> of{};  ///< of exactly one type
    int any = 0;                       ///< of more than one type
    int total = 0;

    /// Adds what a card provides.
    void add(const CardDef& energy);
};

/// Returns the Energy attached to a Pokémon.
[[nodiscard]] EnergyUnits units_of(const CardLibrary& library, const PokemonView& pokemon);

/// Returns how many more units the cost needs.
[[nodiscard]] int missing(const Cost& cost, const EnergyUnits& units);

/// Returns how many more units are needed for all of a Pokémon's attacks; most attacks need fewer.
[[nodiscard]] int missing_for_all(const CardDef& pokemon, const EnergyUnits& units);

/// Returns an attack's damage with Weakness and Resistance if the target is face up; otherwise the
/// printed damage.
[[nodiscard]] int expected_damage(const CardLibrary& library, const AttackDef& attack,
                                  TypeSet attacker, const PokemonView& target);

/// Returns the most damage to `target` by any attack that the Energy pays for, now or with `more`
/// more units; -1 if there is none.
[[nodiscard]] int ready_damage(const CardLibrary& library, const PokemonView& pokemon,
                               const EnergyUnits& units, int more, const PokemonView& target);

/// Returns the text that a main-phase option uses, an Ability's or the Stadium's; null if none.
[[nodiscard]] const Handler* used_text(const CardLibrary& library, const Option& option);

/// Returns whether a player may use this text again and again in a turn.
[[nodiscard]] bool may_be_endless(const Handler& text);

/// Returns whether the Evolution card fits a Pokémon the player has in play, no matter how recently
/// that one was played.
[[nodiscard]] bool evolves_one_of(const CardLibrary& library, const PlayerView& player,
                                  const CardDef& evolution);

}  // namespace ptcg
