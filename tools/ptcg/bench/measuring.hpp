#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bench/plan.hpp"
#include "bots/simulation.hpp"
#include "data/data.hpp"

/// How fast games are, pair of decks by pair of decks. All times are processor time of one thread,
/// so that other programs disturb them less; only with several threads they are the clock's.
namespace ptcg::tools {

/// One figure, measured several times.
struct Sample {
    double median = 0;
    double low = 0;
    double high = 0;

    /// Half the distance between the extremes, as a share of the median.
    [[nodiscard]] double spread() const { return median > 0 ? (high - low) / 2 / median : 0; }
};

[[nodiscard]] Sample sample_of(std::vector<double> figures);

struct BenchSettings {
    std::uint64_t games = 500;  ///< of each repetition, always the same ones
    std::uint64_t seed = 1;
    double seconds = 2;  ///< a pair is played again and again for so long, at least three times
    std::vector<unsigned> threads = {1};  ///< with {1} alone there is nothing to compare
};

struct ThreadFigure {
    unsigned threads = 1;
    double decisions_per_second = 0;  ///< of all threads together
};

struct PairFigures {
    std::array<std::string, players> decks;  ///< as they are shown
    std::string ruleset;
    std::string format;  ///< empty: none
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;  ///< in these games
    std::uint64_t seed = 0;
    std::uint64_t signature = 0;  ///< that of `ptcg simulate` with as many games and this seed
    std::size_t faults = 0;
    std::size_t repetitions = 0;
    Sample decisions_per_second;
    Sample games_per_second;
    Sample decisions_per_second_with_views;
    double view_bytes = 0;
    Sample copy_ns;
    Sample start_us;
    /// `operator new` while questions are put and answered by a match that has been used before;
    /// nothing if nobody counts (see allocations.hpp).
    std::optional<double> allocations_per_decision;
    std::optional<double> allocations_per_game;  ///< of a new match, from start to end
    double lua_bytes_per_decision = 0;
    double script_calls_per_decision = 0;
    std::vector<ThreadFigure> threads;
    std::optional<double> instructions_per_decision;
    std::optional<int> games_per_second_goal;
};

/// The games of a pair.
[[nodiscard]] SimulationSetup setup_of(const MatchUp& match_up, const CardPool& pool,
                                       const BenchSettings& settings);

/// REQUIRES: settings.games > 0.
[[nodiscard]] PairFigures measure_pair(const MatchUp& match_up, const CardPool& pool,
                                       const BenchSettings& settings);

/// What the texts and the memory of the games have cost, counted while they are played a second
/// time: whatever grows with use has grown by then.
struct Costs {
    std::uint64_t decisions = 0;
    std::optional<std::uint64_t> allocations;           ///< by decisions
    std::optional<std::uint64_t> allocations_of_games;  ///< by whole games, each a new match
    std::uint64_t lua_bytes = 0;
    std::uint64_t script_calls = 0;
    std::vector<MatchState> positions;  ///< some of those at a decision, of all games
};
[[nodiscard]] Costs count_costs(const SimulationSetup& setup);

/// Reading all packs and making a script host of them, in seconds.
[[nodiscard]] Sample measure_loading(const std::vector<std::filesystem::path>& roots);

}  // namespace ptcg::tools
