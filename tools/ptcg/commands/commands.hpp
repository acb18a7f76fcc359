#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "bots/simulation.hpp"
#include "data/formats.hpp"
#include "sharing/ranks.hpp"

namespace CLI {
class App;
}

/// The subcommands. Each adds its options to the program; when it is the one called, it runs and
/// leaves its ExitCode in `code`.
namespace ptcg::tools {

void add_play(CLI::App& program, int& code);
void add_repl(CLI::App& program, int& code);
void add_simulate(CLI::App& program, int& code, RanksFinder find_ranks);
void add_arena(CLI::App& program, int& code, RanksFinder find_ranks);
void add_bench(CLI::App& program, int& code);
void add_replay(CLI::App& program, int& code);
void add_deck(CLI::App& program, int& code);
void add_check(CLI::App& program, int& code);
void add_cards(CLI::App& program, int& code);
void add_test(CLI::App& program, int& code);
void add_journal(CLI::App& program, int& code);
void add_new(CLI::App& program, int& code);
void add_watch(CLI::App& program, int& code);
void add_api(CLI::App& program, int& code);
void add_rules(CLI::App& program, int& code);
void add_solve(CLI::App& program, int& code);

/// --packs, which every command has that reads cards.
void add_packs_option(CLI::App& command, std::vector<std::string>& folders);
/// --format and --ruleset, which the decks decide where both are left out.
void add_rules_options(CLI::App& command, RulesWanted& rules);
/// --unchecked, for commands that play with decks.
void add_unchecked_option(CLI::App& command, RulesWanted& rules);

/// --lang, with English where it is left out.
void add_language_option(CLI::App& command, std::string& language);

/// The number somebody typed after `option`. Throws what refuses anything but a whole number in
/// this range, written in decimal digits.
[[nodiscard]] std::uint64_t whole_number(
    const std::string& option, const std::string& typed, std::uint64_t least,
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// An option with a number in this range; what it is already counts where it is left out.
void add_number_option(CLI::App& command, const std::string& name, std::uint64_t& number,
                       const std::string& what, std::uint64_t least,
                       std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// An option, or without dashes an argument, that takes the two decks of a game.
void add_two_decks_option(CLI::App& command, const std::string& name,
                          std::vector<std::string>& decks, const std::string& what,
                          bool required = false);

/// Tells the first of these on the error stream, and how many more there are.
void complain_of(const std::vector<GameFault>& faults);

/// The whole program. `find_ranks` is asked by commands whose job several processes can share.
int run_program(int argc, const char* const* argv, RanksFinder find_ranks = ranks_without_mpi);

}  // namespace ptcg::tools
