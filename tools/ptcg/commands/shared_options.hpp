#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "command_line/command_line.hpp"
#include "data/formats.hpp"

/// Options that several commands share.
namespace ptcg::tools {

/// Adds --packs, for all commands that read cards.
void add_packs_option(cli::Command command, std::vector<std::string>& folders);
/// Adds --format and --ruleset. If both are omitted, the decks decide.
void add_rules_options(cli::Command command, RulesRequest& rules);
/// Adds --ruleset, for commands that replay a game.
void add_played_ruleset_option(cli::Command command, std::string& typed);
/// Adds --unchecked, for commands that play with decks.
void add_unchecked_option(cli::Command command, RulesRequest& rules);
/// Adds all of these.
void add_playing_options(cli::Command command, RulesRequest& rules,
                         std::vector<std::string>& folders);

/// Adds --lang, with English as the default.
void add_language_option(cli::Command command, std::string& language);

/// Returns the number typed after `option`. Rejects everything except a whole number in this range
/// in decimal digits, by throwing an exception.
[[nodiscard]] std::uint64_t whole_number(
    const std::string& option, const std::string& typed, std::uint64_t least,
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// Adds an option with a number in this range. The current value is the default.
void add_number_option(cli::Command command, const std::string& name, std::uint64_t& number,
                       const std::string& what, std::uint64_t least,
                       std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// Adds an option, or without dashes a positional argument, for the two decks of a game, or for
/// more of several games.
void add_decks_option(cli::Command command, const std::string& name,
                      std::vector<std::string>& decks, const std::string& what,
                      bool required = false, std::size_t most = players);

}  // namespace ptcg::tools
