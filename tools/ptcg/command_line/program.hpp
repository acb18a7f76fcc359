#pragma once

#include <memory>
#include <string>

#include "command_line/command_line.hpp"

namespace ptcg::tools::cli {

/// A program made of commands, run from a shell.
class Program {
public:
    /// `what` describes the program in the help.
    Program(const std::string& name, const std::string& what, const std::string& version);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Returns the program itself, for adding commands.
    [[nodiscard]] Command top();

    /// Parses the arguments and runs the command they name, or prints the help or version. Invalid
    /// arguments are reported on the error stream. Returns the exit code.
    [[nodiscard]] int run(int argc, const char* const* argv);

private:
    std::unique_ptr<CLI::App> app_;
    int code_ = 0;
};

}  // namespace ptcg::tools::cli
