#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "simulation/simulation.hpp"

/// Plays two bots against each other.
namespace ptcg::tools {

/// Two decks for the bots to play with.
struct ArenaPair {
    std::array<std::string, players> names;
    std::array<std::vector<DefId>, players> decks;
};

struct ArenaSetup {
    const CardPool* pool = nullptr;
    const Ruleset* rules = nullptr;
    std::array<std::string, players> bots;
    std::vector<ArenaPair> pairs;
    std::uint64_t games = 100;  ///< for each pair of decks
    std::uint64_t seed = 1;
    unsigned threads = 1;
    std::string ruleset = {};  ///< see SimulationSetup
    std::string format = {};
};

/// The first bot's results.
struct ArenaScore {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;  ///< includes games stopped for taking too long

    /// A draw counts half a point.
    [[nodiscard]] double points() const
    {
        return static_cast<double>(wins) + static_cast<double>(draws) / 2;
    }
    void add(const ArenaScore& other);
};

struct ArenaResult {
    ArenaScore total;
    std::vector<ArenaScore> pairs;  ///< in the order of the setup
    std::uint64_t decisions = 0;
    std::uint64_t signature = 0;  ///< changes if any game goes differently
    double seconds = 0;
    std::vector<GameFault> faults;
    std::vector<GameFault> forfeits;  ///< see SimulationResult
};

/// Returns the games of an arena: each pair of decks with both deck assignments and both seatings,
/// a quarter of the games each, with the same seeds. Parts without games are omitted.
[[nodiscard]] std::vector<SimulationSetup> parts_of(const ArenaSetup& setup);
/// Combines the results of those parts, given in the same order.
[[nodiscard]] ArenaResult arena_of(const ArenaSetup& setup,
                                   std::span<const SimulationResult> results);

/// Plays all parts. The same setup gives the same result unless a bot has a time limit. `progress`
/// is called occasionally, from any one thread, with the total number of games finished.
[[nodiscard]] ArenaResult play_arena(const ArenaSetup& setup,
                                     const std::function<void(std::uint64_t)>& progress = {});

}  // namespace ptcg::tools
