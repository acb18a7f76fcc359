#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bench/plan.hpp"
#include "data/data.hpp"
#include "simulation/simulation.hpp"

/// Measures how fast games are, for each pair of decks. All times are processor time of one thread,
/// so that other programs disturb them less. Only with several threads are they wall-clock time.
namespace ptcg::tools {

/// A figure that was measured several times.
struct Sample {
    double median = 0;
    double low = 0;
    double high = 0;

    /// Half the distance between the extremes, as a fraction of the median.
    [[nodiscard]] double spread() const { return median > 0 ? (high - low) / 2 / median : 0; }
};

[[nodiscard]] Sample sample_of(std::vector<double> figures);

struct BenchSettings {
    std::uint64_t games = 500;  ///< per repetition, always the same ones
    std::uint64_t seed = 1;
    double seconds = 2;                   ///< how long to repeat a pair; at least three repetitions
    std::vector<unsigned> threads = {1};  ///< {1} alone compares nothing
};

struct ThreadFigure {
    unsigned threads = 1;
    double decisions_per_second = 0;  ///< all threads together
};

struct PairFigures {
    std::array<std::string, players> decks;  ///< display names
    std::string ruleset;
    std::string format;  ///< empty: none
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;  ///< in these games
    std::uint64_t seed = 0;
    std::uint64_t signature = 0;  ///< the same as `ptcg simulate` with this many games and seed
    std::size_t faults = 0;
    std::size_t repetitions = 0;
    Sample decisions_per_second;
    Sample games_per_second;
    Sample decisions_per_second_with_views;
    double view_bytes = 0;
    Sample copy_ns;
    Sample start_us;
    /// Calls of `operator new` while a reused match asks questions and takes answers; nothing if
    /// allocations are not counted (see allocations.hpp).
    std::optional<double> allocations_per_decision;
    std::optional<double> allocations_per_game;  ///< a new match, from start to end
    double lua_bytes_per_decision = 0;
    double script_calls_per_decision = 0;
    std::vector<ThreadFigure> threads;
    std::optional<double> instructions_per_decision;
    std::optional<int> games_per_second_goal;
    std::optional<int> decisions_per_second_goal;
};

/// Returns the games of a pair.
[[nodiscard]] SimulationSetup setup_of(const MatchUp& match_up, const CardPool& pool,
                                       const BenchSettings& settings);

/// REQUIRES: settings.games > 0.
[[nodiscard]] PairFigures measure_pair(const MatchUp& match_up, const CardPool& pool,
                                       const BenchSettings& settings);

/// The costs of texts and memory. They are counted while the games are played a second time, when
/// everything that grows with use has already grown.
struct Costs {
    std::uint64_t decisions = 0;
    std::optional<std::uint64_t> allocations;           ///< while making decisions
    std::optional<std::uint64_t> allocations_of_games;  ///< over whole games, each a new match
    std::uint64_t lua_bytes = 0;
    std::uint64_t script_calls = 0;
    std::vector<MatchState> positions;  ///< some positions at a decision, from all games
};
[[nodiscard]] Costs count_costs(const SimulationSetup& setup);

/// Returns the seconds to read all packs and create a script host for them.
[[nodiscard]] Sample measure_loading(const std::vector<std::filesystem::path>& roots);

}  // namespace ptcg::tools
