#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "command_line/command_line.hpp"
#include "data/formats.hpp"
#include "distributed/ranks.hpp"
#include "distributed/shared_job.hpp"

/// Shared by the commands that play many games.
namespace ptcg::tools {

/// Their options.
struct GamesOptions {
    std::vector<std::string> decks;
    std::vector<std::string> packs;
    RulesRequest rules;
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    std::uint64_t threads = 1;
    std::string ranges;  ///< folder for finished ranges, or empty
    bool json = false;
};

/// Adds --games, --seed and --threads. `games` says which games are counted.
void add_games_options(cli::Command command, GamesOptions& options, const std::string& games);
/// Adds --ranges and --json.
void add_result_options(cli::Command command, GamesOptions& options);

/// Returns the processes that share the games. The first one begins by printing the note about the
/// rules, if there is one. If they can't be found, returns null and sets the exit code.
[[nodiscard]] std::unique_ptr<Ranks> find_processes(RanksFinder find_ranks,
                                                    const GamesOptions& options,
                                                    const RulesOfPlay& play, int& code);

/// Returns whether the program knows its build, or need not: results that are kept, or come from
/// several processes, must be those of one build. Otherwise reports it and ends the other
/// processes.
[[nodiscard]] bool knows_build(bool keeps_results, Ranks& ranks);

/// Plays all games of the parts together with the other processes, if there are any, and counts
/// them on a line of the terminal. `folder` stores finished ranges; empty: nowhere. On error,
/// reports it, ends the other processes and returns nothing.
[[nodiscard]] std::optional<SharedResult> play_together(std::span<const SimulationSetup> parts,
                                                        const std::string& folder, Ranks& ranks);

/// Prints how many games programs have forfeited and why, for the first few; nothing if none.
void print_forfeits(const std::vector<GameFault>& forfeits);

/// Reports the first few faults on the error stream, and how many more there are. Returns the exit
/// code for a command with these faults.
[[nodiscard]] int complain_of(const std::vector<GameFault>& faults);

}  // namespace ptcg::tools
