// ptcg repl: sets up a position, plays it, inspects it, and moves back and forth in time.

#include <iostream>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "repl/running.hpp"
#include "screen/report.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

struct ReplOptions {
    std::string file;
    std::vector<std::string> packs;
    bool keep_going = false;
    bool no_color = false;
};

int run(const ReplOptions& options)
{
    std::optional<std::istringstream> file;
    if (!options.file.empty() && options.file != "-") {
        const Result<std::string> text = read_file(options.file, most_session_bytes);
        if (!text) return complain(exit_usage, text.error().message);
        file.emplace(text.value());
    }
    std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    Manner manner;
    if (!options.no_color) manner.paint = Paint::for_stdout();
    // Output to a file has the same width everywhere.
    if (stdout_is_terminal()) manner.width = terminal_width();
    Session session(std::make_shared<World>(std::move(*data)), manner);
    const RunOptions how{options.file.empty() || options.file == "-" ? "input" : options.file,
                         options.keep_going};
    if (file) return run_lines(session, *file, how);
    const bool typed = options.file.empty() && stdin_is_terminal() && stdout_is_terminal();
    return typed ? run_interactive(session) : run_lines(session, std::cin, how);
}

}  // namespace

void add_repl(cli::Command program)
{
    const cli::Command command =
        program.command("repl", "Set up positions, act, inspect, and go back and forth in time");
    auto options = std::make_shared<ReplOptions>();
    command
        .option("file", options->file,
                "Commands to run, or the transcript of a session to run again; default: what you "
                "type, or the standard input")
        .value("FILE");
    command.flag("-k,--keep-going", options->keep_going, "Continue after an error in the file");
    command.flag("--no-color", options->no_color, "Do not use colors");
    add_packs_option(command, options->packs);
    command.footer("Inside, \"help\" lists the commands. Ctrl-D quits.");
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
