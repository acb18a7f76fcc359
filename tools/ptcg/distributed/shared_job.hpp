#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "distributed/ranks.hpp"
#include "simulation/simulation.hpp"

/// Many games played by several processes, or by one that may be stopped and started again.
///
/// The games of each part are cut into ranges that depend only on their number. The ranks take the
/// ranges in turn. With a folder, each rank writes the result of a range there when it is finished.
/// If the same job is started again, only the ranges that no rank finds in its folder are played.
/// The folder may be shared by all machines, or each machine may have its own.
namespace ptcg::tools {

struct Distribution {
    Ranks* ranks = nullptr;
    std::filesystem::path folder;  ///< empty: nothing is saved
    std::string build;  ///< the build that plays, see `build_id`; another build plays another job
    /// Called with the number of games all ranks have finished; on the first rank, from any one
    /// thread.
    std::function<void(std::uint64_t)> progress;
    /// Called with a sentence about what was found in the folder; on the first rank.
    std::function<void(const std::string&)> tell;
};

struct SharedResult {
    std::vector<SimulationResult> parts;  ///< the same on all ranks
    std::uint64_t kept = 0;               ///< games that were already in the folders
    unsigned processes = 1;
};

/// Plays all games of the parts, the same games that `simulate` would play for each: sums and
/// signatures depend neither on the number of ranks nor on how often the job was started. `seconds`
/// is this run's time of the rank that took longest over the part. Fails if the folder belongs to
/// another job or cannot be written; the other ranks then still wait, see `Ranks::give_up`.
[[nodiscard]] Result<SharedResult> play_shared(std::span<const SimulationSetup> parts,
                                               const Distribution& distribution);

/// Returns the ranges of a part: at most a hundred, as equal in size as possible.
[[nodiscard]] std::vector<GameRange> ranges_of(std::uint64_t games);

}  // namespace ptcg::tools
