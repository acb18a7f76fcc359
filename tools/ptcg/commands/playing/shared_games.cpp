#include "commands/playing/shared_games.hpp"

#include <fmt/format.h>

#include "commands/shared_options.hpp"
#include "distributed/build_id.hpp"
#include "screen/progress.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {

void add_games_options(cli::Command command, GamesOptions& options, const std::string& games)
{
    add_number_option(command, "--games", options.games, games, 1);
    add_number_option(command, "--seed", options.seed, "The same seed plays the same games", 0);
    add_number_option(command, "--threads", options.threads, "Number of games at a time", 1, 1024);
}

void add_result_options(cli::Command command, GamesOptions& options)
{
    command
        .option("--ranges", options.ranges,
                "Keep finished ranges of games in this folder; the next run plays only what is "
                "missing. Under mpirun the processes share the games with or without it")
        .value("FOLDER");
    command.flag("--json", options.json, "Print the result as JSON");
}

std::unique_ptr<Ranks> find_processes(RanksFinder find_ranks, const GamesOptions& options,
                                      const RulesOfPlay& play, int& code)
{
    Result<std::unique_ptr<Ranks>> ranks = find_ranks();
    if (!ranks) return code = complain(exit_usage, ranks.error().message), nullptr;
    const std::string note = note_of(play);
    if (ranks.value()->rank() == 0 && !options.json && !note.empty()) print_out("{}\n", note);
    return std::move(ranks.value());
}

bool knows_build(bool keeps_results, Ranks& ranks)
{
    if (!build_id().empty() || (!keeps_results && ranks.count() == 1)) return true;
    complain(exit_wrong,
             "this program was linked without a build ID, so it cannot tell whether another build "
             "has played some of the games; link it with -Wl,--build-id");
    ranks.give_up();
    return false;
}

std::optional<SharedResult> play_together(std::span<const SimulationSetup> parts,
                                          const std::string& folder, Ranks& ranks)
{
    std::uint64_t games = 0;
    for (const SimulationSetup& part : parts) games += part.games;
    Distribution distribution;
    distribution.ranks = &ranks;
    distribution.folder = folder;
    distribution.build = build_id();
    if (!knows_build(!folder.empty(), ranks)) return std::nullopt;
    distribution.tell = [](const std::string& news) { print_error("{}\n", news); };
    Result<SharedResult> result = [&] {
        Progress progress;
        if (ranks.rank() == 0) {
            distribution.progress = [&](std::uint64_t done) {
                progress.show(done, games, "games");
            };
        }
        return play_shared(parts, distribution);
    }();
    if (result) return std::move(result.value());
    complain(exit_wrong, result.error().message);
    ranks.give_up();
    return std::nullopt;
}

void print_forfeits(const std::vector<GameFault>& forfeits)
{
    constexpr std::size_t most = 3;
    if (!forfeits.empty()) print_out("forfeited  {}\n", forfeits.size());
    for (std::size_t i = 0; i < forfeits.size() && i < most; ++i) {
        print_labeled("  ", fmt::format("game {}, decision {}: {}", forfeits[i].game,
                                        forfeits[i].decision, forfeits[i].message));
    }
}

int complain_of(const std::vector<GameFault>& faults)
{
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < faults.size() && i < most; ++i) {
        const GameFault& fault = faults[i];
        complain(exit_wrong, fmt::format("game {} (seed {}), decision {}: {}", fault.game,
                                         fault.seed, fault.decision, fault.message));
    }
    if (faults.size() > most) {
        complain(exit_wrong, fmt::format("{} more games failed", faults.size() - most));
    }
    return faults.empty() ? exit_fine : exit_wrong;
}

}  // namespace ptcg::tools
