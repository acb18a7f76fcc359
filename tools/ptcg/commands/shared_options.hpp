#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "command_line/command_line.hpp"
#include "data/formats.hpp"

/// Options that several commands have.
namespace ptcg::tools {

/// --packs, which every command has that reads cards.
void add_packs_option(cli::Command command, std::vector<std::string>& folders);
/// --format and --ruleset, which the decks decide where both are left out.
void add_rules_options(cli::Command command, RulesRequest& rules);
/// --ruleset, for commands that play a game again.
void add_played_ruleset_option(cli::Command command, std::string& typed);
/// --unchecked, for commands that play with decks.
void add_unchecked_option(cli::Command command, RulesRequest& rules);
/// All of these.
void add_playing_options(cli::Command command, RulesRequest& rules,
                         std::vector<std::string>& folders);

/// --lang, with English where it is left out.
void add_language_option(cli::Command command, std::string& language);

/// The number somebody typed after `option`. Throws what refuses anything but a whole number in
/// this range, written in decimal digits.
[[nodiscard]] std::uint64_t whole_number(
    const std::string& option, const std::string& typed, std::uint64_t least,
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// An option with a number in this range; what it is already counts where it is left out.
void add_number_option(cli::Command command, const std::string& name, std::uint64_t& number,
                       const std::string& what, std::uint64_t least,
                       std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// An option, or without dashes an argument, that takes the two decks of a game.
void add_two_decks_option(cli::Command command, const std::string& name,
                          std::vector<std::string>& decks, const std::string& what,
                          bool required = false);

}  // namespace ptcg::tools
