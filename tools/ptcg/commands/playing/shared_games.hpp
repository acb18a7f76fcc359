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

/// What the commands that play many games have in common.
namespace ptcg::tools {

/// What they are told.
struct GamesOptions {
    std::vector<std::string> decks;
    std::vector<std::string> packs;
    RulesRequest rules;
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    std::uint64_t threads = 1;
    std::string ranges;  ///< folder for what is finished, or empty
    bool json = false;
};

/// --games, --seed and --threads. `games`: which games are counted.
void add_games_options(cli::Command command, GamesOptions& options, const std::string& games);
/// --ranges and --json.
void add_result_options(cli::Command command, GamesOptions& options);

/// The processes that share the games. The first one begins with the note of the rules, if there is
/// one. Null, with the exit code left, if they cannot be found.
[[nodiscard]] std::unique_ptr<Ranks> find_processes(RanksFinder find_ranks,
                                                    const GamesOptions& options,
                                                    const RulesOfPlay& play, int& code);

/// Plays all games of the parts together with the other processes, if there are any, with a line on
/// the terminal that counts them. `folder`: where finished ranges are kept; empty: nowhere. What
/// goes wrong is told, the other processes end, and there is no result.
[[nodiscard]] std::optional<SharedResult> play_together(std::span<const SimulationSetup> parts,
                                                        const std::string& folder, Ranks& ranks);

/// Tells the first of these on the error stream, and how many more there are. Returns the exit code
/// of a command whose games went so.
[[nodiscard]] int complain_of(const std::vector<GameFault>& faults);

}  // namespace ptcg::tools
