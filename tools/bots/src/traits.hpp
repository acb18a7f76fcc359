#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/view.hpp"

/// What is counted of a player, whatever the cards are.
namespace ptcg {

/// A player's situation in numbers. The names say what is counted.
enum class Trait : std::uint8_t {
    prizes_left,
    nearness,           ///< one divided by the Prize cards left
    deck,               ///< cards, in tens
    thin_deck,          ///< how far the deck is below ten, in tens
    few_cards,          ///< how far it is below four
    hand,               ///< cards, at most seven
    evolution_in_hand,  ///< known to have an Evolution card for a Pokémon in play
    energy_in_hand,     ///< known to have an Energy card that an attack needs
    bench,              ///< number of Pokémon
    no_bench,
    health,         ///< the sum over all Pokémon of the square root of the HP left, in hundreds
    active_health,  ///< HP left of the Active Pokémon, in hundreds
    useful_energy,  ///< units that some attack of their Pokémon needs
    evolutions,
    rich_prey,  ///< Prize cards that the Pokémon give beyond one each
    conditions,
    reach,      ///< the most damage of any Pokémon with at most one more Energy, in hundreds
    ready,      ///< the Active Pokémon can attack
    pace,       ///< one divided by the number of its attacks to Knock Out the Defending Pokémon
    next_pace,  ///< likewise with at most one more Energy, on the player's turn only
    count
};
inline constexpr std::size_t trait_count = static_cast<std::size_t>(Trait::count);
using Traits = std::array<double, trait_count>;

/// What the table of weights calls them, in the same order.
inline constexpr std::array<std::string_view, trait_count> trait_names = {"prizes_left",
                                                                          "nearness",
                                                                          "deck",
                                                                          "thin_deck",
                                                                          "few_cards",
                                                                          "hand",
                                                                          "evolution_in_hand",
                                                                          "energy_in_hand",
                                                                          "bench",
                                                                          "no_bench",
                                                                          "health",
                                                                          "active_health",
                                                                          "useful_energy",
                                                                          "evolutions",
                                                                          "rich_prey",
                                                                          "conditions",
                                                                          "reach",
                                                                          "ready",
                                                                          "pace",
                                                                          "next_pace"};

/// Counts one player's traits, from what is visible and what is known of hands.
[[nodiscard]] Traits traits_of(const CardLibrary& library, const View& view, PlayerId player);

}  // namespace ptcg
