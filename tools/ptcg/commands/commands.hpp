#pragma once

#include "command_line/command_line.hpp"
#include "distributed/ranks.hpp"

/// The commands. Each function adds its command and options to the program. The command runs if the
/// user calls it.
namespace ptcg::tools {

void add_play(cli::Command program);
void add_repl(cli::Command program);
void add_simulate(cli::Command program, RanksFinder find_ranks);
void add_arena(cli::Command program, RanksFinder find_ranks);
void add_bench(cli::Command program);
void add_replay(cli::Command program);
void add_serve(cli::Command program);
void add_host_library(cli::Command program);
void add_deck(cli::Command program);
void add_check(cli::Command program);
void add_cards(cli::Command program);
void add_test(cli::Command program);
void add_journal(cli::Command program);
void add_new(cli::Command program);
void add_draft(cli::Command program);
void add_phrases(cli::Command program);
void add_watch(cli::Command program);
void add_format(cli::Command program);
void add_migrate(cli::Command program);
void add_api(cli::Command program);
void add_rules(cli::Command program);
void add_solve(cli::Command program);

/// Runs the whole program. Commands that can share their work among processes call `find_ranks`.
int run_program(int argc, const char* const* argv, RanksFinder find_ranks = ranks_without_mpi);

}  // namespace ptcg::tools
