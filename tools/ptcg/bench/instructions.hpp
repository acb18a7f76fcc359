#pragma once

#include <string>
#include <vector>

#include "ptcg/result.hpp"
#include "simulation/simulation.hpp"

/// Counts instructions per decision with valgrind: the result is the same on a busy machine.
namespace ptcg::tools {

/// Called for each pair by the program running under valgrind. Plays one game, then `setup.games`
/// plus one. Valgrind writes a file for each of the two runs.
void play_for_counting(const SimulationSetup& setup);

/// The arguments that make the program do so.
struct CountingRun {
    std::vector<std::string> arguments;
    std::size_t pairs = 0;
};

/// Returns the instructions of each pair's games, not counting the first game. Fails if valgrind is
/// not installed or can't count in this program.
[[nodiscard]] Result<std::vector<std::uint64_t>> count_instructions(const CountingRun& run);

/// Returns the number after "summary:" in callgrind's output; nothing if there is none.
[[nodiscard]] std::optional<std::uint64_t> callgrind_summary(std::string_view text);

}  // namespace ptcg::tools
