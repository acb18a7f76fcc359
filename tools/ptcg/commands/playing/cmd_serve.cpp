#include <sys/stat.h>

#include <cstdio>
#include <memory>

#include <fmt/format.h>

#include "advice/advisor.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/journal/storage_url.hpp"
#include "ptcg/server/server.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {
namespace {

struct ServeOptions {
    std::string address = "127.0.0.1";
    int port = 8080;
    std::string page;
    std::string database = "memory:";
    std::vector<std::string> origins;
    std::vector<std::string> packs;
};

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
    wanted.advisor = make_advisor(wanted.packs);
    wanted.log = [](const std::string& line) { print_error("{}\n", line); };
    const Result<std::unique_ptr<server::Server>> server = server::Server::open(std::move(wanted));
    if (!server) return complain(exit_wrong, server.error().message);
    print_line("A table is open at http://{}:{}/ (Ctrl-C ends it).", options.address,
               server.value()->port());
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
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
