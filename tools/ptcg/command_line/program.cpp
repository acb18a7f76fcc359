#include "command_line/program.hpp"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "command_line/help_format.hpp"
#include "ptcg/scripting/characters.hpp"
#include "ptcg/scripting/problem.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools::cli {
namespace {

/// CLI11's help in our columns.
class HelpFormat : public CLI::Formatter {
public:
    [[nodiscard]] std::string make_description(const CLI::App* app) const override
    {
        return help_text(CLI::Formatter::make_description(app));
    }
    [[nodiscard]] std::string make_option(const CLI::Option* option,
                                          bool is_positional) const override
    {
        return help_entry(make_option_name(option, is_positional) + make_option_opts(option),
                          make_option_desc(option), get_column_width());
    }
    /// Shows two expected values: "[DECK DECK]".
    [[nodiscard]] std::string make_option_usage(const CLI::Option* option) const override
    {
        if (option->get_expected_max() != 2) return CLI::Formatter::make_option_usage(option);
        const std::string what = option->get_type_name();
        return option->get_required() ? what : '[' + what + ']';
    }
    [[nodiscard]] std::string make_subcommand(const CLI::App* command) const override
    {
        return help_entry(command->get_display_name(true), command->get_description(),
                          get_column_width());
    }
    [[nodiscard]] std::string make_footer(const CLI::App* app) const override
    {
        return help_text(app->get_footer());
    }
};

/// Returns the subcommand named `word`, or null.
const CLI::App* subcommand(const CLI::App& command, std::string_view word)
{
    for (const CLI::App* below : command.get_subcommands({})) {
        if (below->get_name() == word) return below;
    }
    return nullptr;
}

/// Returns an error if there is no command with this name; empty if there is.
std::string unknown_command(const CLI::App& program, std::string_view word)
{
    if (subcommand(program, word) != nullptr) return {};
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({})) {
        names.push_back(command->get_name());
    }
    return fmt::format("there is no command \"{}\"{}\n  commands: {}", word,
                       did_you_mean(word, names), fmt::join(names, ", "));
}

/// `ptcg help`, `ptcg help play`.
int show_help(const CLI::App& program, std::string_view command)
{
    if (command.empty()) {
        print_out("{}", program.help());
        return exit_fine;
    }
    const std::string unknown = unknown_command(program, command);
    if (!unknown.empty()) return complain(exit_usage, unknown);
    print_out("{}", program.get_subcommand(std::string(command))->help(program.get_name()));
    return exit_fine;
}

/// After an unknown option, its value is parsed as a deck or a file, and that error would be
/// misleading. So the unknown option is reported. Empty if all options exist.
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

/// The command that was called, as far as it could be found.
struct Called {
    const CLI::App* command = nullptr;
    std::string words;  ///< "ptcg new card"
    int next = 1;       ///< the first argument after it
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

/// Returns the line of a command's footer, or of those above it, that shows how to call it.
std::string example_of(const CLI::App& command, const std::string& words)
{
    const std::string begins = "  " + words + " ";
    for (const CLI::App* app = &command; app != nullptr; app = app->get_parent()) {
        std::istringstream footer(app->get_footer());
        for (std::string line; std::getline(footer, line);) {
            if (line.starts_with(begins)) return line.substr(2);
        }
    }
    return {};
}

/// Returns an error if a required argument without a name was not given; else an empty string.
std::string missing_argument(const Called& wanted)
{
    for (const CLI::Option* option : wanted.command->get_options()) {
        if (!option->get_required() || !option->get_positional() || option->count() > 0) continue;
        const std::string example = example_of(*wanted.command, wanted.words);
        return fmt::format("{} needs {}: {}{}", wanted.words.substr(wanted.words.find(' ') + 1),
                           option->get_type_name(), option->get_description(),
                           example.empty() ? "" : "\n  for example: " + example);
    }
    return {};
}

/// Reports arguments that do not fit. For a command that only has subcommands, prints its help,
/// which lists them.
int complain_of_arguments(const CLI::App& program, const CLI::ParseError& error, int argc,
                          const char* const* argv)
{
    const Called wanted = called(program, argc, argv);
    if (wanted.next == argc && wanted.command->get_require_subcommand_min() > 0) {
        print_error("{}", program.help());  // of the command called
        return exit_usage;
    }
    const std::string unknown =
        wanted.command == &program ? "" : unknown_option(*wanted.command, wanted.next, argc, argv);
    if (unknown.empty() && dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        const std::string missing = missing_argument(wanted);
        if (!missing.empty()) return complain(exit_usage, missing);
    }
    const std::string problem = unknown.empty() ? error.what() : unknown;
    return complain(exit_usage,
                    fmt::format("{}{} {} --help", problem,
                                problem.ends_with('?') ? " See" : "; see", wanted.words));
}

}  // namespace

Program::Program(const std::string& name, const std::string& what, const std::string& version)
    : app_(std::make_unique<CLI::App>(what, name))
{
    app_->set_version_flag("--version", name + ' ' + version, "Print the version");
    app_->formatter(std::make_shared<HelpFormat>());  // of its subcommands, too
    app_->require_subcommand(1);
}

Program::~Program() = default;

Command Program::top()
{
    return Command(*app_, code_);
}

int Program::run(int argc, const char* const* argv)
{
    code_ = exit_fine;
    if (argc < 2) {
        print_error("{}", app_->help());
        return exit_usage;
    }
    // File names appear in messages, where a line break would look like another message.
    for (int i = 1; i < argc; ++i) {
        if (in_one_line(argv[i]) != argv[i]) {
            return complain(exit_usage,
                            fmt::format("argument {} contains a line break or a tab: {}", i,
                                        in_one_line(argv[i])));
        }
    }
    const std::string_view word = argv[1];
    if (word == "help") return show_help(*app_, argc > 2 ? argv[2] : "");
    if (!word.empty() && word.front() != '-') {
        const std::string unknown = unknown_command(*app_, word);
        if (!unknown.empty()) return complain(exit_usage, unknown);
    }
    try {
        app_->parse(argc, argv);
    } catch (const CLI::Success& wanted) {  // --help, --version
        std::ostringstream help;
        const int code = app_->exit(wanted, help, help);
        write_text(stdout, help.str());
        return code;
    } catch (const CLI::ParseError& error) {
        return complain_of_arguments(*app_, error, argc, argv);
    }
    return code_;
}

}  // namespace ptcg::tools::cli
