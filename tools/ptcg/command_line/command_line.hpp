#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// What commands take on the command line. CLI11 parses it and prints the help; commands declare
/// their options through this header, because each source that reads CLI11's own compiles all of
/// it.
namespace ptcg::tools::cli {

/// Ends the parsing of the command line: the program says what is wrong, and where to read how it
/// is done. May be called where a value is taken and where a command begins to run.
[[noreturn]] void refuse(const std::string& problem);
/// The same, of one option: "--jobs: a whole number from 1 ...".
[[noreturn]] void refuse(const std::string& option, const std::string& problem);

/// An option, a flag, or an argument without dashes. A handle, valid as long as its program.
class Option {
public:
    explicit Option(CLI::Option& option) : option_(&option) {}

    /// What the help calls its value: "FILE".
    Option value(const std::string& name) const;
    Option required(bool is_required = true) const;
    /// How many values it takes.
    Option takes(int least, int most) const;
    /// One value each time it is typed, so that what follows may be something else.
    Option one_each() const;
    /// "fire,water" are two values.
    Option split_at(char separator) const;
    /// The help names the value it has now as the one that counts where it is left out.
    Option shows_default() const;
    /// The same, with this text; also the value where the option is typed without one.
    Option default_text(const std::string& text) const;
    /// Says what is wrong with a value; empty if nothing is.
    Option check(std::function<std::string(const std::string&)> problem) const;
    Option range(int least, int most) const;
    Option one_of(std::vector<std::string> words) const;
    Option excludes(Option other) const;
    Option needs(Option other) const;
    /// Not in the help.
    Option hidden() const;

    /// Whether it was typed.
    [[nodiscard]] bool given() const;

private:
    CLI::Option* option_;
};

/// A command, or the program itself, to which options and further commands are added. A handle,
/// valid as long as its program; so must be what the options are to be kept in.
class Command {
public:
    /// `code` gets the exit code of the command that is run.
    Command(CLI::App& app, int& code) : app_(&app), code_(&code) {}

    /// `what`: what it does, in the help.
    Command command(const std::string& name, const std::string& what) const;
    /// One of its commands has to be named.
    void needs_command() const;

    /// `name`: "--save", "-o,--output", or without dashes for an argument.
    Option option(const std::string& name, std::string& kept, const std::string& what) const;
    Option option(const std::string& name, std::optional<std::string>& kept,
                  const std::string& what) const;
    Option option(const std::string& name, std::vector<std::string>& kept,
                  const std::string& what) const;
    Option option(const std::string& name, int& kept, const std::string& what) const;
    Option flag(const std::string& name, bool& kept, const std::string& what) const;

    /// An option whose value is handed on as it was typed; `take` may refuse it.
    Option option_taken(const std::string& name, std::function<void(const std::string&)> take,
                        const std::string& what) const;
    Option options_taken(const std::string& name,
                         std::function<void(const std::vector<std::string>&)> take,
                         const std::string& what) const;

    /// What the help ends with.
    void footer(const std::string& text) const;
    /// What the command does once all options are read; it returns an ExitCode.
    void runs(std::function<int()> run) const;

    [[nodiscard]] const std::string& name() const;
    /// The names of the options that were typed, in the order of their declaration.
    [[nodiscard]] std::vector<std::string> given() const;

private:
    CLI::App* app_;
    int* code_;
};

}  // namespace ptcg::tools::cli
