#pragma once

#include <optional>
#include <span>
#include <string>

#include "sharing/shared_job.hpp"

namespace CLI {
class App;
}

/// What the commands that play many games have in common.
namespace ptcg::tools {

void add_ranges_option(CLI::App& command, std::string& folder);

/// Plays all games of the parts together with the other processes, if there are any, with a line on
/// the terminal that counts them. `folder`: where finished ranges are kept; empty: nowhere. What
/// goes wrong is told, the other processes end, and there is no result.
[[nodiscard]] std::optional<SharedResult> play_together(std::span<const SimulationSetup> parts,
                                                        const std::string& folder, Ranks& ranks);

}  // namespace ptcg::tools
