#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "simulation/game_plan.hpp"
#include "simulation/pair_scores.hpp"
#include "simulation/simulation.hpp"

/// Plays bots against each other.
namespace ptcg::tools {

struct ArenaSetup {
    const CardPool* pool = nullptr;
    const Ruleset* rules = nullptr;
    GamePlan plan;
    std::uint64_t games = 100;  ///< even; of every two bots with each pair of decks
    unsigned threads = 1;
    std::string ruleset = {};  ///< see SimulationSetup
    std::string format = {};

    /// Returns the number of all pairs of games.
    [[nodiscard]] std::uint64_t pairs() const { return games / 2 * plan.pairs_in_a_round(); }
};

/// The results of the first of two bots.
struct ArenaScore {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t draws = 0;  ///< includes games stopped for taking too long
    PairCounts pairs;

    /// A draw counts half a point.
    [[nodiscard]] double points() const
    {
        return static_cast<double>(wins) + static_cast<double>(draws) / 2;
    }
    /// Returns the variance of a pair's share, relative to two independent games with such results:
    /// 1 if it does not matter that they were played at one table, 0 if tables decide everything.
    /// None if all games ended alike.
    [[nodiscard]] std::optional<double> variance_of_pairing() const;
    void add(const ArenaScore& other);
};

/// How the two games of a pair ended.
struct PlayedPair {
    std::uint64_t number = 0;  ///< in the plan
    std::array<GameEnd, 2> ends{};

    /// Returns the wins, draws and losses of the bot that had seat one in the first game.
    [[nodiscard]] std::array<int, 3> results() const;
    /// Returns which bot lost one of the games, which was won: 0 is that one.
    [[nodiscard]] std::size_t loser(std::size_t game) const;
};

/// Returns the pairs among the games. A pair in which a game went wrong is left out.
[[nodiscard]] std::vector<PlayedPair> pairs_in(std::span<const GameOutcome> outcomes);

struct ArenaResult {
    /// By meeting, then by pair of decks, in the order of the plan.
    std::vector<std::vector<ArenaScore>> scores;
    std::vector<PlayedPair> pairs;  ///< those counted in the scores, by their numbers
    std::uint64_t decisions = 0;
    std::uint64_t signature = 0;  ///< changes if any game goes differently
    double seconds = 0;
    std::vector<GameFault> faults;
    std::vector<GameFault> forfeits;  ///< see SimulationResult

    explicit ArenaResult(const GamePlan& plan);

    /// Counts a pair.
    void add(const GamePlan& plan, const PlayedPair& pair);
    /// Adds everything but the games' outcomes.
    void add_costs(const SimulationResult& result);
    /// Returns the sum over all decks.
    [[nodiscard]] ArenaScore total(std::size_t meeting = 0) const;
};

/// Returns all games of an arena as those of a simulation.
[[nodiscard]] SimulationSetup games_of(const ArenaSetup& setup);
/// Counts their results.
[[nodiscard]] ArenaResult arena_of(const ArenaSetup& setup, const SimulationResult& result);

/// Plays all games. The same setup gives the same result unless a bot has a time limit. `progress`
/// is called occasionally, from any one thread, with the number of games finished.
[[nodiscard]] ArenaResult play_arena(const ArenaSetup& setup,
                                     const std::function<void(std::uint64_t)>& progress = {});

}  // namespace ptcg::tools
