#pragma once

#include "command_line/command_line.hpp"
#include "distributed/ranks.hpp"

/// The commands. Each adds itself and its options to the program, and runs when it is the one
/// called.
namespace ptcg::tools {

void add_play(cli::Command program);
void add_repl(cli::Command program);
void add_simulate(cli::Command program, RanksFinder find_ranks);
void add_arena(cli::Command program, RanksFinder find_ranks);
void add_bench(cli::Command program);
void add_replay(cli::Command program);
void add_deck(cli::Command program);
void add_check(cli::Command program);
void add_cards(cli::Command program);
void add_test(cli::Command program);
void add_journal(cli::Command program);
void add_new(cli::Command program);
void add_watch(cli::Command program);
void add_format(cli::Command program);
void add_migrate(cli::Command program);
void add_api(cli::Command program);
void add_rules(cli::Command program);
void add_solve(cli::Command program);

/// The whole program. `find_ranks` is asked by commands whose job several processes can share.
int run_program(int argc, const char* const* argv, RanksFinder find_ranks = ranks_without_mpi);

}  // namespace ptcg::tools
