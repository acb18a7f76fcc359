#pragma once

#include <memory>
#include <string>

#include "command_line/command_line.hpp"

namespace ptcg::tools::cli {

/// A program made of commands, as it is called from a shell.
class Program {
public:
    /// `what`: what it is, in the help.
    Program(const std::string& name, const std::string& what, const std::string& version);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// What the commands are added to.
    [[nodiscard]] Command top();

    /// Reads the arguments and runs the command they name, or prints the help or version they ask
    /// for. What does not fit is told on the error stream. Returns the exit code.
    [[nodiscard]] int run(int argc, const char* const* argv);

private:
    std::unique_ptr<CLI::App> app_;
    int code_ = 0;
};

}  // namespace ptcg::tools::cli
