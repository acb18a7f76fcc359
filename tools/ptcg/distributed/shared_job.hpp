#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bots/simulation.hpp"
#include "distributed/ranks.hpp"

/// Many games played by several processes, or by one that may be stopped and started again.
///
/// The games of each part are cut into ranges that depend on nothing but their number. The ranks
/// take the ranges in turn. With a folder, each rank puts what came of a range there when it is
/// finished; whoever starts the same job again plays only the ranges that no rank finds in its
/// folder. The folder may be one that all machines share, or one on each.
namespace ptcg::tools {

struct Distribution {
    Ranks* ranks = nullptr;
    std::filesystem::path folder;  ///< empty: nothing is kept
    std::string build;  ///< which program plays, see `build_id`; another plays another job
    /// With how many games of all ranks are done; called on the first rank, from any one thread.
    std::function<void(std::uint64_t)> progress;
    /// With what was found in the folder, in words; called on the first rank.
    std::function<void(const std::string&)> tell;
};

struct SharedResult {
    std::vector<SimulationResult> parts;  ///< the same on all ranks
    std::uint64_t kept = 0;               ///< games that were in the folders before
    unsigned processes = 1;
};

/// Plays all games of the parts, the same as `simulate` would play for each: sums and signatures
/// depend neither on the number of ranks nor on how often the job was started. `seconds` is the
/// time of the rank that took longest over the part, this time. Fails if the folder holds another
/// job or cannot be written; the other ranks then still wait, see `Ranks::give_up`.
[[nodiscard]] Result<SharedResult> play_shared(std::span<const SimulationSetup> parts,
                                               const Distribution& distribution);

/// How the games of a part are cut: at most a hundred ranges, as equal as can be.
[[nodiscard]] std::vector<GameRange> ranges_of(std::uint64_t games);

}  // namespace ptcg::tools
