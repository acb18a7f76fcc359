#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// The command-line options of commands. CLI11 parses them and prints the help. Commands declare
/// their options through this header because every source file that includes CLI11 compiles all of
/// it.
namespace ptcg::tools::cli {

/// Stops parsing: the program reports the problem and where to find the usage. May be called when a
/// value is read and when a command begins to run.
[[noreturn]] void refuse(const std::string& problem);
/// Likewise, for one option: "--jobs: a whole number from 1 ...".
[[noreturn]] void refuse(const std::string& option, const std::string& problem);

/// An option, a flag, or a positional argument. A handle that is valid as long as its program.
class Option {
public:
    explicit Option(CLI::Option& option) : option_(&option) {}

    /// Sets the name of its value in the help: "FILE".
    Option value(const std::string& name) const;
    Option required(bool is_required = true) const;
    /// Sets how many values it takes.
    Option takes(int least, int most) const;
    /// Takes one value each time it is typed, so that other arguments may follow.
    Option one_each() const;
    /// Splits "fire,water" into two values.
    Option split_at(char separator) const;
    /// Shows the current value as the default in the help.
    Option shows_default() const;
    /// Likewise with this text, which is also the value if the option is typed without one.
    Option default_text(const std::string& text) const;
    /// Sets a function that returns what is wrong with a value; empty if nothing is.
    Option check(std::function<std::string(const std::string&)> problem) const;
    Option range(int least, int most) const;
    Option one_of(std::vector<std::string> words) const;
    Option excludes(Option other) const;
    Option needs(Option other) const;
    /// Leaves it out of the help.
    Option hidden() const;

    /// Returns whether it was typed.
    [[nodiscard]] bool given() const;

private:
    CLI::Option* option_;
};

/// A command, or the program itself, to which options and subcommands are added. A handle that is
/// valid as long as its program. The variables that keep option values must live as long.
class Command {
public:
    /// `code` receives the exit code of the command that runs.
    Command(CLI::App& app, int& code) : app_(&app), code_(&code) {}

    /// `what` describes the command in the help.
    Command command(const std::string& name, const std::string& what) const;
    /// Requires one of its subcommands.
    void needs_command() const;

    /// `name`: "--save", "-o,--output", or without dashes for a positional argument.
    Option option(const std::string& name, std::string& kept, const std::string& what) const;
    Option option(const std::string& name, std::optional<std::string>& kept,
                  const std::string& what) const;
    Option option(const std::string& name, std::vector<std::string>& kept,
                  const std::string& what) const;
    Option option(const std::string& name, int& kept, const std::string& what) const;
    Option flag(const std::string& name, bool& kept, const std::string& what) const;

    /// Adds an option whose value is passed on as typed; `take` may reject it.
    Option option_taken(const std::string& name, std::function<void(const std::string&)> take,
                        const std::string& what) const;
    Option options_taken(const std::string& name,
                         std::function<void(const std::vector<std::string>&)> take,
                         const std::string& what) const;

    /// Sets the end of the help text.
    void footer(const std::string& text) const;
    /// Sets the function that runs after all options are read; it returns an ExitCode.
    void runs(std::function<int()> run) const;

    [[nodiscard]] const std::string& name() const;
    /// Returns the names of the options that were typed, in the order of their declaration.
    [[nodiscard]] std::vector<std::string> given() const;

private:
    CLI::App* app_;
    int* code_;
};

}  // namespace ptcg::tools::cli
