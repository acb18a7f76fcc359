#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "distributed/ranks.hpp"
#include "simulation/simulation.hpp"

namespace ptcg::tools {

/// Games that are played range by range because each result decides what comes next. All ranks play
/// a part of each range, and all get its result. Bots stay loaded between ranges.
class SharedRounds {
public:
    /// Both must outlive this object. `build` is the build that plays, see `build_id`.
    SharedRounds(const SimulationSetup& setup, Ranks& ranks, std::string build);

    /// Plays pairs of games: from game 2 * `first` on. The sums of all calls are those that
    /// `simulate` gives for these games. `seconds` is the time of the rank that took longest.
    /// `progress` is called occasionally, from any one thread, with the number of pairs this rank
    /// has finished. Fails if the processes do not play the same games.
    [[nodiscard]] Result<SimulationResult> play_pairs(
        GameRange pairs, const std::function<void(std::uint64_t)>& progress = {});

private:
    std::string job_;
    Ranks& ranks_;
    Simulator simulator_;
};

}  // namespace ptcg::tools
