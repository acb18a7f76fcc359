#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "ptcg/determinize.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/result.hpp"

/// What an answer leads to, counted over redrawn positions.
namespace ptcg::tools {

/// Probabilities from 0 to 1.
struct Tally {
    std::map<int, double> coins;  ///< by the number of heads among the coins of texts; if any falls
    std::map<int, double> damage;   ///< by the damage of attacks to all Pokémon of the opponent
    double knock_out = 0;           ///< of at least one of them
    std::map<DefId, double> draws;  ///< by card: at least one comes into the viewer's hand
    std::map<DefId, double> finds;  ///< by card: the viewer may take at least one from a pile

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// The average over redrawn positions.
struct Chances {
    Tally tally;
    bool exact = false;  ///< all positions gave the same, and all ends were visited
};

/// Returns what the answer leads to until a player is asked again. Fails if the picks do not
/// answer it, or no position can be drawn.
[[nodiscard]] Result<Chances> chances_of(const Observation& seen,
                                         const std::vector<std::uint16_t>& picks);

/// The damage of an attack to the opponent's Active Pokémon, whatever the coins and the choices.
struct AttackDamage {
    int min = 0;
    int max = 0;
    bool more = false;  ///< there are ways that were not followed
    bool may_knock_out = false;
    bool always_knocks_out = false;
};

/// The same limits for every attack: positions drawn, and ends of each.
[[nodiscard]] Result<AttackDamage> attack_damage(const Observation& seen, std::uint16_t option);

}  // namespace ptcg::tools
