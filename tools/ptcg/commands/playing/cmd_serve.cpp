#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <memory>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/journal/storage_url.hpp"
#include "ptcg/server/server.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"
#include "workbench/workbench.hpp"

namespace ptcg::tools {
namespace {

struct ServeOptions {
    std::string address = "127.0.0.1";
    int port = 8080;
    std::string page;
    std::string database = "memory:";
    std::vector<std::string> origins;
    std::vector<std::string> packs;
    std::vector<std::string> bench;  ///< folders
    std::vector<std::string> bots;   ///< NAME=COMMAND
    std::uint64_t bot_processes = 4;
    std::vector<std::string> libraries;  ///< ID=FOLDER
    bool watch = false;
};

/// Puzzles are for everyone, the bench for those who have its token.
void add_tables(server::ServerOptions& wanted, const ServeOptions& options)
{
    wanted.puzzles = puzzle_tables(wanted.packs);
    if (options.bench.empty()) return;
    std::vector<std::string> folders = options.packs;
    folders.insert(folders.end(), options.bench.begin(), options.bench.end());
    wanted.bench =
        designers_bench(pack_roots(folders), {options.bench.begin(), options.bench.end()});
}

/// Splits NAME=VALUE.
std::pair<std::string, std::string> split_named(const std::string& typed)
{
    const std::size_t equals = std::min(typed.find('='), typed.size());
    return {typed.substr(0, equals), typed.substr(std::min(equals + 1, typed.size()))};
}

/// Splits NAME=COMMAND; the server checks both.
std::vector<server::NamedProgram> named_programs(const std::vector<std::string>& typed)
{
    std::vector<server::NamedProgram> programs;
    for (const std::string& bot : typed) {
        const auto [name, command] = split_named(bot);
        programs.push_back({name, command});
    }
    return programs;
}

/// The libraries have all packs of the server and those of their folder.
std::vector<server::NamedLibrary> named_libraries(const ServeOptions& options)
{
    std::vector<server::NamedLibrary> libraries;
    for (const std::string& typed : options.libraries) {
        const auto [id, folder] = split_named(typed);
        server::NamedLibrary& library = libraries.emplace_back();
        library.id = id;
        library.packs = pack_roots(options.packs);
        library.packs.emplace_back(folder);
    }
    return libraries;
}

int run(const ServeOptions& options)
{
    if (options.port < 0 || options.port > 65'535) {
        return complain(exit_usage, "--port: a number from 0 to 65535");
    }
    const Result<StorageUrl> url = read_storage_url(options.database);
    if (url && url.value().has_password) {
        return complain(exit_usage,
                        "--db: others can read a password among the arguments of a program; put it "
                        "into PGPASSWORD, or into a file that PGPASSFILE names");
    }
    ::umask(S_IRWXG | S_IRWXO);  // the database tells hidden cards
    server::ServerOptions wanted;
    wanted.address = options.address;
    wanted.port = static_cast<std::uint16_t>(options.port);
    wanted.packs = pack_roots(options.packs);
    wanted.page = options.page;
    wanted.database = options.database;
    wanted.origins = options.origins;
    wanted.bots = named_programs(options.bots);
    wanted.bot_processes = options.bot_processes;
    wanted.libraries = named_libraries(options);
    wanted.watch = options.watch;
    wanted.log = [](const std::string& line) { print_error("{}\n", line); };
    for (const std::string& folder : options.bench) {
        if (!is_folder(folder)) {
            return complain(exit_usage, fmt::format("--bench: there is no folder {}", folder));
        }
    }
    add_tables(wanted, options);
    const Result<std::unique_ptr<server::Server>> server = server::Server::open(std::move(wanted));
    if (!server) return complain(exit_wrong, server.error().message);
    print_line("A table is open at http://{}:{}/ (Ctrl-C ends it).", options.address,
               server.value()->port());
    if (!options.bench.empty()) {
        print_line("The bench is at http://{}:{}/#bench&t={} (who has this link may use it).",
                   options.address, server.value()->port(), server.value()->bench_token());
    }
    std::fflush(stdout);  // whoever started it may wait for this line
    server.value()->run();
    return exit_fine;
}

}  // namespace

void add_serve(cli::Command program)
{
    const cli::Command command =
        program.command("serve", "Host games for browsers and other clients");
    auto options = std::make_shared<ServeOptions>();
    command.footer("  ptcg serve\n  ptcg serve --address 0.0.0.0 --port 8080");
    command.option("--port", options->port, "Where to listen; 0: any free port")
        .value("PORT")
        .shows_default();
    command
        .option("--address", options->address,
                "The address to listen at; 0.0.0.0: all of this machine's")
        .value("ADDRESS")
        .shows_default();
    command
        .option("--db", options->database,
                "Where games are kept: sqlite:FILE, postgresql://USER@HOST/DB, or memory: (they "
                "end with the server)")
        .value("URL")
        .shows_default();
    command
        .option("--page", options->page, "Serve the page from this folder, for those who change it")
        .value("DIR");
    command
        .option("--origin", options->origins,
                "Also let pages of this origin connect; may be repeated")
        .value("ORIGIN");
    command
        .option("--bench", options->bench,
                "Offer a bench, to those with the link that is printed, for designing cards in "
                "this pack or folder of packs; may be repeated")
        .value("DIR");
    .option("--bot", options->bots,
            "Also offer a program as a bot (tools/bots/OUTSIDE.md), under this name; may be "
            "repeated")
        .value("NAME=COMMAND");
    add_number_option(command, "--bot-processes", options->bot_processes,
                      "How many processes of these programs run at a time", 1, 256);
    command
        .option("--library", options->libraries,
                "Also offer the packs in this folder, with all others, to rooms that choose them "
                "by this name; may be repeated")
        .value("NAME=FOLDER");
    command.flag("--watch", options->watch,
                 "Load packs again when their files change; games go on with them");
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
