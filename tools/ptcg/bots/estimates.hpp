#pragma once

#include <array>

#include "ptcg/card_library.hpp"
#include "ptcg/view.hpp"

/// What Pokémon can do with the Energy they have, by what is printed and seen: texts do not count.
namespace ptcg::tools {

/// Energy to pay with.
struct EnergyUnits {
    std::array<int, type_count> of{};  ///< of one type only
    int any = 0;                       ///< of more than one type
    int total = 0;

    /// Adds what a card provides.
    void add(const CardDef& energy);
};

/// What is attached to a Pokémon as Energy.
[[nodiscard]] EnergyUnits units_of(const CardLibrary& library, const PokemonView& pokemon);

/// How many more units the cost takes.
[[nodiscard]] int missing(const Cost& cost, const EnergyUnits& units);

/// How many more units the dearest attack of a Pokémon takes; most attacks want less.
[[nodiscard]] int missing_for_all(const CardDef& pokemon, const EnergyUnits& units);

/// Points of an attack with Weakness and Resistance, against what lies there face up; else as
/// printed.
[[nodiscard]] int expected_damage(const CardLibrary& library, const AttackDef& attack,
                                  TypeSet attacker, const PokemonView& target);

/// Whether the Evolution card goes on a Pokémon the player has in play, however new that is there.
[[nodiscard]] bool evolves_one_of(const CardLibrary& library, const PlayerView& player,
                                  const CardDef& evolution);

}  // namespace ptcg::tools
