#pragma once

#include <string>
#include <string_view>

#include "simulation/simulation.hpp"

/// The result of a range of games as text: for a folder, and for messages between ranks.
namespace ptcg::tools {

struct RangeResult {
    std::string job;       ///< the job it belongs to: its `job_print` and the build that plays it
    std::size_t part = 0;  ///< of the job
    GameRange range;
    SimulationResult result;
};

/// Returns two lines: JSON, and its checksum.
[[nodiscard]] std::string to_text(const RangeResult& result);
/// Refuses a text that is cut off, damaged or of another version.
[[nodiscard]] Result<RangeResult> range_result_in(std::string_view text);

/// Returns sixteen digits that depend on everything that determines the games of the parts: cards,
/// packs, rules, bots, seeds, number of games.
[[nodiscard]] std::string job_print(std::span<const SimulationSetup> parts);

}  // namespace ptcg::tools
