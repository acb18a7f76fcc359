#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <sys/socket.h>
#include <unistd.h>

#include "advice/advisor.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "ptcg/server/library_worker.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {
namespace {

struct HostOptions {
    std::vector<std::string> packs;  ///< all of the server's
    std::uint64_t megabytes = 1024;
};

[[nodiscard]] bool is_socket(int descriptor)
{
    int type = 0;
    socklen_t length = sizeof type;
    return ::getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) == 0;
}

int run(const HostOptions& options)
{
    if (!is_socket(STDIN_FILENO)) {
        return complain(exit_usage, "a server starts this command: ptcg serve --uploads 4");
    }
    server::WorkerOptions wanted;
    wanted.packs = {options.packs.begin(), options.packs.end()};
    wanted.advisor = make_advisor(wanted.packs);
    wanted.memory_bytes = options.megabytes << 20;
    const Result<void> done = server::run_library_worker(std::move(wanted));
    return done ? exit_fine : complain(exit_wrong, done.error().message);
}

}  // namespace

void add_host_library(cli::Command program)
{
    const cli::Command command = program.command(
        "host-library", "Host the rooms of one uploaded pack; `ptcg serve --uploads` starts it");
    auto options = std::make_shared<HostOptions>();
    command
        .option("--packs", options->packs,
                "A pack or folder of packs of the server; may be repeated")
        .value("DIR")
        .one_each();
    add_number_option(command, "--memory", options->megabytes,
                      "How much memory the process may have, in MB", 128, 65'536);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
