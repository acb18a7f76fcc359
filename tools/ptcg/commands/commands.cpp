#include "commands/commands.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/help_format.hpp"
#include "ptcg/scripting/problem.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

void add_packs_option(CLI::App& command, std::vector<std::string>& folders)
{
    // One folder each time, so that what follows may be a deck or a test.
    command.add_option("--packs", folders, "A further pack or folder of packs; may be repeated")
        ->type_name("DIR")
        ->allow_extra_args(false);
}

void add_rules_options(CLI::App& command, RulesWanted& rules)
{
    command
        .add_option("--format", rules.format,
                    "Which cards and rules, by name or file; left out: what the deck lists name")
        ->type_name("NAME");
    command
        .add_option("--ruleset", rules.ruleset,
                    "Rules of which era, by name or file; left out: the format's, else dp")
        ->type_name("NAME");
}

void add_unchecked_option(CLI::App& command, RulesWanted& rules)
{
    command.add_flag("--unchecked", rules.unchecked, "Play with decks that are not legal, too");
}

void add_language_option(CLI::App& command, std::string& language)
{
    command
        .add_option(
            "--lang", language,
            "Language of the game, by its code (a file of lang/ beside the packs), or auto: "
            "that of LC_ALL, LC_MESSAGES or LANG")
        ->type_name("CODE")
        ->capture_default_str();
}

std::uint64_t whole_number(const std::string& option, const std::string& typed, std::uint64_t least,
                           std::uint64_t most)
{
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t value = 0;
    const auto [rest, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    // Elsewhere a zero in front makes a number octal; nobody can mean that here.
    const bool padded = typed.size() > 1 && typed.front() == '0';
    if (error == std::errc{} && rest == typed.data() + typed.size() && !padded && value >= least &&
        value <= most) {
        return value;
    }
    const std::string range = most == largest && least > 0
                                  ? fmt::format("from {}", least)
                                  : fmt::format("from {} to {}", least, most);
    throw CLI::ValidationError(option, fmt::format("a whole number {}, not \"{}\"", range, typed));
}

void add_number_option(CLI::App& command, const std::string& name, std::uint64_t& number,
                       const std::string& what, std::uint64_t least, std::uint64_t most)
{
    const auto take = [=, &number](const std::string& typed) {
        number = whole_number(name, typed, least, most);
    };
    command.add_option_function<std::string>(name, take, what)
        ->type_name("NUMBER")
        ->default_str(std::to_string(number));
}

void add_two_decks_option(CLI::App& command, const std::string& name,
                          std::vector<std::string>& decks, const std::string& what, bool required)
{
    const auto take = [&command, name, &decks](const std::vector<std::string>& typed) {
        decks = typed;
        if (typed.size() == players) return;
        const std::string words =
            name.starts_with("--") ? name : fmt::format("ptcg {}", command.get_name());
        throw CLI::ValidationError(fmt::format(
            "a game takes two decks, and only {0} is named; type both, as in `{1} {0} {0}`, which "
            "plays it against itself (`ptcg deck` lists all decks)",
            typed.front(), words));
    };
    command.add_option_function<std::vector<std::string>>(name, take, what)
        ->type_name("DECK DECK")
        ->expected(1, static_cast<int>(players))
        ->required(required);
}

void complain_of(const std::vector<GameFault>& faults)
{
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < faults.size() && i < most; ++i) {
        const GameFault& fault = faults[i];
        complain(exit_wrong, fmt::format("game {} (seed {}), decision {}: {}", fault.game,
                                         fault.seed, fault.decision, fault.message));
    }
    if (faults.size() > most) {
        complain(exit_wrong, fmt::format("{} more games went wrong", faults.size() - most));
    }
}

namespace {

/// What to say if there is no command of this name; empty if there is.
std::string unknown_command(const CLI::App& program, std::string_view word)
{
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({})) {
        if (command->get_name() == word) return {};
        names.push_back(command->get_name());
    }
    return fmt::format("there is no command \"{}\"{}\n  commands: {}", word,
                       did_you_mean(word, names), fmt::join(names, ", "));
}

/// `ptcg help`, `ptcg help play`.
int show_help(const CLI::App& program, std::string_view command)
{
    if (command.empty()) {
        fmt::print("{}", program.help());
        return exit_fine;
    }
    const std::string unknown = unknown_command(program, command);
    if (!unknown.empty()) return complain(exit_usage, unknown);
    fmt::print("{}", program.get_subcommand(std::string(command))->help("ptcg"));
    return exit_fine;
}

/// An option that does not exist takes its value for a deck or a file: whatever is wrong then, it
/// is the option that has to be named. Empty if all exist.
std::string unknown_option(const CLI::App& command, int first, int argc, const char* const* argv)
{
    for (int i = first; i < argc; ++i) {
        std::string word = argv[i];
        if (word == "--") break;
        if (word.size() < 2 || word[0] != '-' || (word[1] >= '0' && word[1] <= '9')) continue;
        word.resize(std::min(word.find('='), word.size()));
        if (command.get_option_no_throw(word) != nullptr) continue;
        std::vector<std::string> known;
        for (const CLI::Option* option : command.get_options()) {
            for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
        }
        return fmt::format("there is no option {}{}", word, did_you_mean(word, known));
    }
    return {};
}

/// The subcommand that `word` calls, or null.
const CLI::App* subcommand(const CLI::App& command, std::string_view word)
{
    for (const CLI::App* below : command.get_subcommands({})) {
        if (below->get_name() == word) return below;
    }
    return nullptr;
}

/// The command that was called, as far as there is one.
struct Called {
    const CLI::App* command = nullptr;
    std::string words;  ///< "ptcg new card"
    int next = 1;       ///< the first argument behind it
};

Called called(const CLI::App& program, int argc, const char* const* argv)
{
    Called found{&program, program.get_name(), 1};
    while (found.next < argc) {
        const CLI::App* const below = subcommand(*found.command, argv[found.next]);
        if (below == nullptr) break;
        found.command = below;
        found.words += ' ' + below->get_name();
        ++found.next;
    }
    return found;
}

/// Says what is wrong with arguments that do not fit. Who called a command that only has further
/// ones wants to know which.
int refuse(const CLI::App& program, const CLI::ParseError& error, int argc, const char* const* argv)
{
    const Called wanted = called(program, argc, argv);
    if (wanted.next == argc && wanted.command->get_require_subcommand_min() > 0) {
        fmt::print(stderr, "{}", program.help());  // of the command called
        return exit_usage;
    }
    const std::string unknown =
        wanted.command == &program ? "" : unknown_option(*wanted.command, wanted.next, argc, argv);
    const std::string problem = unknown.empty() ? error.what() : unknown;
    return complain(exit_usage,
                    fmt::format("{}{} {} --help", problem,
                                problem.ends_with('?') ? " See" : "; see", wanted.words));
}

}  // namespace

int run_program(int argc, const char* const* argv, RanksFinder find_ranks)
{
    CLI::App program("A rules engine for the Pokémon Trading Card Game.", "ptcg");
    program.set_version_flag("--version", "ptcg " PTCG_VERSION, "Print the version");
    program.formatter(std::make_shared<HelpFormat>());  // of its commands, too
    program.require_subcommand(1);
    int code = exit_fine;
    add_play(program, code);
    add_repl(program, code);
    add_simulate(program, code, find_ranks);
    add_arena(program, code, find_ranks);
    add_bench(program, code);
    add_replay(program, code);
    add_journal(program, code);
    add_deck(program, code);
    add_check(program, code);
    add_cards(program, code);
    add_test(program, code);
    add_new(program, code);
    add_watch(program, code);
    add_api(program, code);
    add_rules(program, code);
    add_solve(program, code);
    // Only now: commands would have inherited it.
    program.footer("`ptcg COMMAND --help` tells more about a command.");
    if (argc < 2) {
        fmt::print(stderr, "{}", program.help());
        return exit_usage;
    }
    const std::string_view word = argc > 1 ? argv[1] : "";
    if (word == "help") return show_help(program, argc > 2 ? argv[2] : "");
    if (!word.empty() && word.front() != '-') {
        const std::string unknown = unknown_command(program, word);
        if (!unknown.empty()) return complain(exit_usage, unknown);
    }
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& wanted) {  // --help, --version
        return program.exit(wanted);
    } catch (const CLI::ParseError& error) {
        return refuse(program, error, argc, argv);
    }
    return code;
}

}  // namespace ptcg::tools
