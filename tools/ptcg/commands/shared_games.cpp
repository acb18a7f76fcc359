#include "commands/shared_games.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "screen/progress.hpp"
#include "screen/report.hpp"
#include "sharing/build_id.hpp"

namespace ptcg::tools {

void add_ranges_option(CLI::App& command, std::string& folder)
{
    command
        .add_option("--ranges", folder,
                    "Keep what is finished in this folder, range by range; started again, only "
                    "what is missing is played. Under mpirun the processes share the games with "
                    "or without it")
        ->type_name("FOLDER");
}

std::optional<SharedResult> play_together(std::span<const SimulationSetup> parts,
                                          const std::string& folder, Ranks& ranks)
{
    std::uint64_t games = 0;
    for (const SimulationSetup& part : parts) games += part.games;
    Sharing sharing;
    sharing.ranks = &ranks;
    sharing.folder = folder;
    sharing.build = build_id();
    if (sharing.build.empty() && (!folder.empty() || ranks.count() > 1)) {
        complain(exit_wrong,
                 "this program was linked without a build ID, so nobody could tell whether another "
                 "build has played some of the games; link it with -Wl,--build-id");
        ranks.give_up();
        return std::nullopt;
    }
    sharing.tell = [](const std::string& news) { fmt::print(stderr, "{}\n", news); };
    Result<SharedResult> result = [&] {
        Progress progress;
        if (ranks.rank() == 0) {
            sharing.progress = [&](std::uint64_t done) { progress.show(done, games, "games"); };
        }
        return play_shared(parts, sharing);
    }();
    if (result) return std::move(result.value());
    complain(exit_wrong, result.error().message);
    ranks.give_up();
    return std::nullopt;
}

}  // namespace ptcg::tools
