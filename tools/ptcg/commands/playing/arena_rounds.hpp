#pragma once

#include <optional>
#include <string>

#include "distributed/ranks.hpp"
#include "simulation/arena.hpp"
#include "simulation/league.hpp"

/// Plays an arena round by round: for a test that stops it, and for a league that keeps each
/// result.
namespace ptcg::tools {

struct RoundsRequest {
    const ArenaSetup* setup = nullptr;
    std::optional<SequentialTest> test;
    League* league = nullptr;  ///< on the first rank; null: none
    Competition competition;   ///< of what is added to it
    Ranks* ranks = nullptr;
    std::string build;
};

struct RoundsResult {
    ArenaResult arena;
    SequentialTest::Verdict verdict = SequentialTest::Verdict::open;
    std::uint64_t found = 0;  ///< pairs that were in the league already
};

/// The test is asked after every so many pairs, so its answer depends neither on how many games are
/// played at a time nor on which were in the league.
inline constexpr std::uint64_t pairs_between_tests = 8;

/// Plays until the test is decided or all games are played; the result counts no pair after the
/// decision. Shows progress on the terminal. The decision is that of all ranks.
[[nodiscard]] Result<RoundsResult> play_rounds(const RoundsRequest& request);

}  // namespace ptcg::tools
