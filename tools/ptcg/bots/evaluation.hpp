#pragma once

#include <array>
#include <cstdint>

#include "ptcg/card_library.hpp"
#include "ptcg/view.hpp"

/// What a position is worth to a player, by what lies open on the table.
namespace ptcg::tools {

/// How a player stands, in numbers. The names say what is counted.
enum class Trait : std::uint8_t {
    prizes_left,
    nearness,  ///< one divided by the Prize cards left
    bench,     ///< Pokémon there, three at most
    no_bench,
    health,         ///< HP left of all Pokémon, in hundreds
    useful_energy,  ///< units that some attack of their Pokémon wants
    spare_energy,
    evolutions,
    hand,       ///< cards, seven at most
    few_cards,  ///< by how many the deck is below four
    conditions,
    ready,         ///< the Active Pokémon can attack
    damage,        ///< points it can do to the Defending Pokémon, in hundreds
    knock_out,     ///< Prize cards for the Defending Pokémon, if that is enough
    bench_damage,  ///< the most a Benched Pokémon has the Energy for, in hundreds
    wounds,        ///< damage on the Active Pokémon as a share of its HP, times its Prize cards
    turn,          ///< it is the player's turn
    next_prizes,   ///< `knock_out`, if it is the player's turn
    count
};
inline constexpr std::size_t trait_count = static_cast<std::size_t>(Trait::count);
using Traits = std::array<double, trait_count>;

/// The player's numbers less the opponent's.
[[nodiscard]] Traits traits_of(const CardLibrary& library, const View& view, PlayerId player);

/// The chance that `player` wins, from 0 to 1: exact where the match is over.
[[nodiscard]] double evaluate(const CardLibrary& library, const View& view, PlayerId player);

}  // namespace ptcg::tools
