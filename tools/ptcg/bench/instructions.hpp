#pragma once

#include <string>
#include <vector>

#include "bots/simulation.hpp"
#include "ptcg/result.hpp"

/// Instructions a decision takes, counted by valgrind: the same figure on a busy machine.
namespace ptcg::tools {

/// The program run under valgrind calls this for each pair: plays one game, then one more than
/// `setup.games`. Valgrind writes a file for either.
void play_for_counting(const SimulationSetup& setup);

/// What the program has to be called with to do so.
struct CountingRun {
    std::vector<std::string> arguments;
    std::size_t pairs = 0;
};

/// Instructions of each pair's games, those of the first one left out. Fails if there is no
/// valgrind, or it cannot count in this program.
[[nodiscard]] Result<std::vector<std::uint64_t>> count_instructions(const CountingRun& run);

/// The number behind "summary:" in what callgrind writes; nothing if there is none.
[[nodiscard]] std::optional<std::uint64_t> callgrind_summary(std::string_view text);

}  // namespace ptcg::tools
