#include "commands/shared_options.hpp"

#include <charconv>
#include <limits>

#include <fmt/format.h>

#include "ptcg/ids.hpp"

namespace ptcg::tools {

void add_packs_option(cli::Command command, std::vector<std::string>& folders)
{
    // One folder per use, so that a deck or a test may follow.
    command.option("--packs", folders, "Another pack or folder of packs; may be repeated")
        .value("DIR")
        .one_each();
}

void add_rules_options(cli::Command command, RulesRequest& rules)
{
    command
        .option(
            "--format", rules.format,
            "The format (cards and rules), by name or file; default: the one the deck lists name")
        .value("NAME");
    command
        .option("--ruleset", rules.ruleset,
                "The rules, by name or file; default: those of the format, or else of the newest "
                "card's era")
        .value("NAME");
}

void add_played_ruleset_option(cli::Command command, std::string& typed)
{
    command
        .option("--ruleset", typed,
                "The file of the ruleset the game was played under, if it is not next to the packs")
        .value("FILE");
}

void add_unchecked_option(cli::Command command, RulesRequest& rules)
{
    command.flag("--unchecked", rules.unchecked, "Allow decks that are not legal");
}

void add_playing_options(cli::Command command, RulesRequest& rules,
                         std::vector<std::string>& folders)
{
    add_rules_options(command, rules);
    add_unchecked_option(command, rules);
    add_packs_option(command, folders);
}

void add_language_option(cli::Command command, std::string& language)
{
    command
        .option("--lang", language,
                "Language, by its code (a file in lang/ next to the packs), or auto: "
                "the one in LC_ALL, LC_MESSAGES or LANG")
        .value("CODE")
        .shows_default();
}

std::uint64_t whole_number(const std::string& option, const std::string& typed, std::uint64_t least,
                           std::uint64_t most)
{
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t value = 0;
    const auto [rest, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    // Elsewhere a leading zero makes a number octal. Nobody means that here, so it is rejected.
    const bool padded = typed.size() > 1 && typed.front() == '0';
    if (error == std::errc{} && rest == typed.data() + typed.size() && !padded && value >= least &&
        value <= most) {
        return value;
    }
    const std::string range = most == largest && least > 0
                                  ? fmt::format("from {}", least)
                                  : fmt::format("from {} to {}", least, most);
    cli::refuse(option, fmt::format("expected a whole number {}, not \"{}\"", range, typed));
}

void add_number_option(cli::Command command, const std::string& name, std::uint64_t& number,
                       const std::string& what, std::uint64_t least, std::uint64_t most)
{
    const auto take = [=, &number](const std::string& typed) {
        number = whole_number(name, typed, least, most);
    };
    command.option_taken(name, take, what).value("NUMBER").default_text(std::to_string(number));
}

void add_decks_option(cli::Command command, const std::string& name,
                      std::vector<std::string>& decks, const std::string& what, bool required,
                      std::size_t most)
{
    const auto take = [command, name, &decks](const std::vector<std::string>& typed) {
        decks = typed;
        if (typed.size() >= players) return;
        const std::string words =
            name.starts_with("--") ? name : fmt::format("ptcg {}", command.name());
        cli::refuse(
            fmt::format("a game needs two decks, but only {0} is named; name both, as in `{1} {0} "
                        "{0}`, which plays it against itself (`ptcg deck` lists all decks)",
                        typed.front(), words));
    };
    command.options_taken(name, take, what)
        .value(most > players ? "DECK DECK..." : "DECK DECK")
        .takes(1, static_cast<int>(most))
        .required(required);
}

}  // namespace ptcg::tools
