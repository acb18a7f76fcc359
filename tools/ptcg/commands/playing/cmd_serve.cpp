#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "advice/advisor.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/journal/storage.hpp"
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
    std::uint64_t uploads = 0;
    std::string url;
    std::vector<std::string> proxies;
    int sockets = 64;
    int rooms_per_minute = 30;
    int rooms = 20'000;
    std::string metrics;
    int keep = 0;
    std::string backup;
    bool quiet = false;
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

/// Copies the database and ends.
int back_up(const ServeOptions& options)
{
    const Result<StorageUrl> url = read_storage_url(options.database);
    if (!url) return complain(exit_usage, "--db: " + url.error().message);
    if (options.database == "memory:") {
        return complain(exit_usage, "--backup: name the database with --db");
    }
    if (url.value().kind == StorageUrl::Kind::postgresql) {
        return complain(exit_usage, "--backup: PostgreSQL makes its own copies; use pg_dump");
    }
    if (!std::filesystem::exists(url.value().target)) {
        return complain(exit_wrong, url.value().shown + ": there is no such file");
    }
    const Result<std::unique_ptr<Storage>> storage = open_storage(options.database);
    if (!storage) return complain(exit_wrong, storage.error().message);
    const Result<void> done = storage.value()->back_up(options.backup);
    if (!done) return complain(exit_wrong, done.error().message);
    print_line("{} is a copy of {}.", options.backup, url.value().shown);
    return exit_fine;
}

/// Adds what an operator of a server for others needs.
void add_operating(const cli::Command& command, ServeOptions& options)
{
    command
        .option(
            "--url", options.url,
            "How others reach this server, as https://cards.example; needed behind a proxy, and "
            "by servers that share a database")
        .value("URL");
    command
        .option("--trusted-proxy", options.proxies,
                "Believe the X-Forwarded-For of the proxy at this address; may be repeated")
        .value("ADDRESS");
    command
        .option("--sockets-per-address", options.sockets,
                "Connections of one address, other than this machine's; 0: any number")
        .value("N")
        .shows_default();
    command
        .option("--rooms-per-minute", options.rooms_per_minute,
                "Rooms that one address, other than this machine's, creates, and puzzles that it "
                "opens; 0: any number")
        .value("N")
        .shows_default();
    command.option("--rooms", options.rooms, "Rooms in memory at a time")
        .value("N")
        .shows_default();
    command
        .option("--metrics", options.metrics,
                "Give figures to Prometheus at this port of this machine, or at this address")
        .value("[ADDRESS:]PORT");
    command
        .option("--keep", options.keep,
                "Drop rooms and saved games that nobody has written to for so many days; 0: never")
        .value("DAYS")
        .shows_default();
    command
        .option("--backup", options.backup,
                "Copy the database to this new file, also while a server runs, and end")
        .value("FILE");
    command.flag("--quiet", options.quiet, "Say only where the table is");
}

/// Adds what makers of cards and of bots need.
void add_making(const cli::Command& command, ServeOptions& options)
{
    command
        .option("--bench", options.bench,
                "Offer a bench, to those with the link that is printed, for designing cards in "
                "this pack or folder of packs; may be repeated")
        .value("DIR");
    command
        .option("--bot", options.bots,
                "Also offer a program as a bot (tools/bots/OUTSIDE.md), under this name; may be "
                "repeated")
        .value("NAME=COMMAND");
    add_number_option(command, "--bot-processes", options.bot_processes,
                      "How many processes of these programs run at a time", 1, 256);
    command
        .option("--library", options.libraries,
                "Also offer the packs in this folder, with all others, to rooms that choose them "
                "by this name; may be repeated")
        .value("NAME=FOLDER");
    command.flag("--watch", options.watch,
                 "Load packs again when their files change; games go on with them");
    add_number_option(command, "--uploads", options.uploads,
                      "Let anyone send packs for rooms of their own, and host so many at a time, "
                      "each in a process of its own; 0: none",
                      0, 64);
}

/// Each uploaded pack is hosted by this program, started again.
server::UploadOptions uploads_of(const ServeOptions& options)
{
    server::UploadOptions uploads{options.uploads, {"/proc/self/exe", "host-library"}};
    for (const std::filesystem::path& root : pack_roots(options.packs)) {
        uploads.worker.insert(uploads.worker.end(), {"--packs", root.string()});
    }
    return uploads;
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
    for (const auto& [name, number] : {std::pair{"--sockets-per-address", options.sockets},
                                       {"--rooms-per-minute", options.rooms_per_minute},
                                       {"--rooms", options.rooms - 1},
                                       {"--keep", options.keep}}) {
        if (number < 0)
            return complain(exit_usage, fmt::format("{}: the number is too small", name));
    }
    ::umask(S_IRWXG | S_IRWXO);  // the database tells hidden cards
    if (!options.backup.empty()) return back_up(options);
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
    wanted.uploads = uploads_of(options);
    wanted.url = options.url;
    wanted.trusted_proxies = options.proxies;
    wanted.limits = {static_cast<std::size_t>(options.sockets),
                     static_cast<double>(options.rooms_per_minute)};
    wanted.most_rooms = static_cast<std::size_t>(options.rooms);
    wanted.metrics = options.metrics;
    wanted.keep_days = options.keep;
    if (!options.quiet) {
        wanted.log = [](const std::string& line) { print_error("{}\n", line); };
    }
    for (const std::string& folder : options.bench) {
        if (!is_folder(folder)) {
            return complain(exit_usage, fmt::format("--bench: there is no folder {}", folder));
        }
    }
    add_tables(wanted, options);
    wanted.advisor = make_advisor(wanted.packs);
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
    add_making(command, *options);
    add_operating(command, *options);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
