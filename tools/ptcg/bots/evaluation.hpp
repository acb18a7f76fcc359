#pragma once

#include <array>
#include <cstdint>

#include "ptcg/card_library.hpp"
#include "ptcg/view.hpp"

/// What a position is worth to a player, by what lies open on the table and the hand it knows.
namespace ptcg::tools {

/// How a player stands, in numbers. The names say what is counted.
enum class Trait : std::uint8_t {
    prizes_left,
    nearness,           ///< one divided by the Prize cards left
    deck,               ///< cards, in tens
    thin_deck,          ///< by how many the deck is below ten, in tens
    few_cards,          ///< by how many it is below four
    hand,               ///< cards, seven at most
    evolution_in_hand,  ///< an Evolution card is known to be there for a Pokémon in play
    energy_in_hand,     ///< an Energy card is known to be there that an attack wants
    bench,              ///< Pokémon there
    no_bench,
    health,         ///< the sum over all Pokémon of the root of the HP left, in hundreds
    active_health,  ///< HP left of the Active Pokémon, in hundreds
    useful_energy,  ///< units that some attack of their Pokémon wants
    evolutions,
    rich_prey,  ///< Prize cards that Pokémon would give beyond one each
    conditions,
    reach,      ///< the most damage one of all does with at most one Energy more, in hundreds
    ready,      ///< the Active Pokémon can attack
    pace,       ///< one divided by the attacks it needs to Knock Out the Defending Pokémon
    next_pace,  ///< the same with at most one Energy more, if it is the player's turn
    count
};
inline constexpr std::size_t trait_count = static_cast<std::size_t>(Trait::count);
using Traits = std::array<double, trait_count>;

/// The player's numbers less the opponent's.
[[nodiscard]] Traits traits_of(const CardLibrary& library, const View& view, PlayerId player);

/// The chance that `player` wins, from 0 to 1: exact where the match is over.
[[nodiscard]] double evaluate(const CardLibrary& library, const View& view, PlayerId player);

}  // namespace ptcg::tools
