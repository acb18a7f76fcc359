#include "commands/commands.hpp"

#include <exception>

#include <fmt/format.h>

#include "command_line/program.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

int run_program(int argc, const char* const* argv, RanksFinder find_ranks)
{
    cli::Program whole("ptcg", "A rules engine for the Pokémon Trading Card Game.", PTCG_VERSION);
    const cli::Command program = whole.top();
    add_play(program);
    add_repl(program);
    add_simulate(program, find_ranks);
    add_arena(program, find_ranks);
    add_bench(program);
    add_replay(program);
    add_serve(program);
    add_host_library(program);
    add_journal(program);
    add_deck(program);
    add_check(program);
    add_cards(program);
    add_test(program);
    add_new(program);
    add_draft(program);
    add_phrases(program);
    add_watch(program);
    add_format(program);
    add_migrate(program);
    add_api(program);
    add_rules(program);
    add_solve(program);
    // Added last because commands would inherit it.
    program.footer(
        "`ptcg COMMAND --help` explains a command.\n\n"
        "Loaded packs are cached in ~/.cache/ptcg/packs (or under XDG_CACHE_HOME), so that the "
        "next command starts faster. PTCG_CACHE names another folder; if it is empty, as in "
        "`PTCG_CACHE= ptcg play`, nothing is cached and all files are read. You may delete the "
        "folder at any time.");
    try {
        return whole.run(argc, argv);
    } catch (const std::exception& error) {
        // An uncaught exception would end the program with a message that bypasses the screen.
        return complain(exit_wrong, fmt::format("internal error: {}", error.what()));
    }
}

}  // namespace ptcg::tools
