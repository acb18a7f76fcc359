// ptcg watch: checks and tests packs after each save.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <memory>
#include <optional>
#include <thread>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/scripting/folder_times.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"
#include "watching/watcher.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto pause = 100ms;

struct WatchOptions {
    std::vector<std::string> wanted;
    std::vector<std::string> packs;
};

/// Returns the folders of the packs to watch: those named, else the one around the current folder,
/// else all. If one does not exist, reports that and returns nothing.
std::optional<std::vector<fs::path>> watched_packs(const WatchOptions& options,
                                                   const std::vector<fs::path>& roots)
{
    std::vector<fs::path> folders;
    std::vector<std::string> known;
    const fs::path here = enclosing_pack(".");
    for (const PackPlace& pack : list_packs(roots)) {
        known.push_back(pack.id);
        if (options.wanted.empty() && (here.empty() || pack.folder == here)) {
            folders.push_back(pack.folder);
        }
    }
    for (const std::string& wanted : options.wanted) {
        const fs::path folder = wanted;
        const std::size_t before = folders.size();
        for (const PackPlace& pack :
             is_folder(wanted) ? list_packs({&folder, 1}) : list_packs(roots)) {
            if (is_folder(wanted) || pack.id == as_pack_id(wanted)) folders.push_back(pack.folder);
        }
        if (folders.size() > before) continue;
        complain(exit_usage,
                 fmt::format("there is no pack \"{}\"{}", wanted, did_you_mean(wanted, known)));
        return std::nullopt;
    }
    return folders;
}

/// Printed because the first check and tests take a while.
void say_what_is_watched(const std::vector<fs::path>& packs)
{
    constexpr std::size_t few = 5;
    std::vector<std::string> names;
    for (const fs::path& pack : packs) names.push_back(shown_path(pack));
    const std::string what = packs.size() > few ? fmt::format("{} packs", packs.size())
                                                : fmt::format("{}", fmt::join(names, ", "));
    print_out("Watching {}; checking and testing now, then on each save. Ctrl-C quits.\n", what);
    std::fflush(stdout);
}

void show(const WatchReport& report)
{
    if (stdout_is_terminal()) clear_screen();
    const std::time_t now = std::time(nullptr);
    const std::string time = fmt::format("{:%H:%M:%S}", fmt::localtime(now));
    print_out("{}\n", watch_text(report, time, Paint::for_stdout(), terminal_width()));
    print_out("Waiting for the next save; Ctrl-C quits.\n");
    std::fflush(stdout);
}

int run(const WatchOptions& options)
{
    std::vector<std::string> extra = options.packs;
    std::copy_if(options.wanted.begin(), options.wanted.end(), std::back_inserter(extra),
                 is_folder);
    if (const fs::path here = enclosing_pack("."); !here.empty()) extra.push_back(here.string());
    const std::vector<fs::path> roots = pack_roots(extra);
    const auto watched = watched_packs(options, roots);
    if (!watched) return exit_usage;
    if (watched->empty()) return complain(exit_usage, "no pack was found; name one");

    say_what_is_watched(*watched);
    leave_on_interrupt();
    Watcher watcher(roots, *watched);
    const std::vector<fs::path> folders = watcher.folders();
    FolderTimes seen = FolderTimes::of(folders);
    show(watcher.start());
    while (!interrupted()) {
        std::this_thread::sleep_for(pause);
        FolderTimes now = FolderTimes::of(folders);
        const std::vector<fs::path> files = now.changed_since(seen);
        seen = std::move(now);
        if (!files.empty()) show(watcher.changed(files));
    }
    return exit_interrupted;
}

}  // namespace

void add_watch(cli::Command program)
{
    const cli::Command command =
        program.command("watch", "On each save, check packs and test what changed");
    auto options = std::make_shared<WatchOptions>();
    command
        .option("packs", options->wanted,
                "Packs by id, or folders; default: the pack that contains the current folder, or "
                "else all")
        .value("PACK");
    add_packs_option(command, options->packs);
    command.footer("Exit code: 130 when stopped by Ctrl-C, 2 wrong usage.");
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
