#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bots/simulation.hpp"

/// Two bots against each other.
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
    std::uint64_t games = 100;  ///< with each pair of decks
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

/// How the first bot fared.
struct ArenaScore {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;  ///< also games that were stopped because they took too long

    /// A draw is half a point.
    [[nodiscard]] double points() const
    {
        return static_cast<double>(wins) + static_cast<double>(draws) / 2;
    }
    void add(const ArenaScore& other);
};

struct ArenaResult {
    ArenaScore total;
    std::vector<ArenaScore> pairs;  ///< in the order of the setup's
    std::uint64_t decisions = 0;
    std::uint64_t signature = 0;  ///< moves when any game goes otherwise
    double seconds = 0;
    std::vector<GameFault> faults;
};

/// The games of an arena: each pair of decks with either deck and in either seat, a quarter of the
/// games each, with the same seeds. Parts without games are left out.
[[nodiscard]] std::vector<SimulationSetup> parts_of(const ArenaSetup& setup);
/// What the results of those parts, in their order, say of the bots.
[[nodiscard]] ArenaResult arena_of(const ArenaSetup& setup,
                                   std::span<const SimulationResult> results);

/// Plays all parts. The same setup gives the same result unless a bot is bound by time.
/// `progress` is called now and then, from any one thread, with how many games are done in all.
[[nodiscard]] ArenaResult play_arena(const ArenaSetup& setup,
                                     const std::function<void(std::uint64_t)>& progress = {});

}  // namespace ptcg::tools
