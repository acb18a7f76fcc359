#pragma once

#include <string>
#include <string_view>

#include "bots/simulation.hpp"

/// What came of a range of games, as text: in a folder, and from rank to rank.
namespace ptcg::tools {

struct RangeResult {
    std::string job;       ///< which job it belongs to: its `job_print` and who plays it
    std::size_t part = 0;  ///< of the job
    GameRange range;
    SimulationResult result;
};

/// Two lines: JSON, and its checksum.
[[nodiscard]] std::string to_text(const RangeResult& result);
/// Refuses what is cut off, damaged or of another version.
[[nodiscard]] Result<RangeResult> range_result_in(std::string_view text);

/// Sixteen digits that depend on all that decides what the games of the parts are: cards, packs,
/// rules, bots, seeds, how many.
[[nodiscard]] std::string job_print(std::span<const SimulationSetup> parts);

}  // namespace ptcg::tools
