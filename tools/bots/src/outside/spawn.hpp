#pragma once

#include <sys/types.h>

#include <array>

#include "ptcg/bots/bot_program.hpp"

namespace ptcg {

/// Starts the program with these standard streams, in a group of its own, with its limits and
/// without any other descriptor of this process. The error says why it cannot be run.
[[nodiscard]] Result<pid_t> spawn(const BotProgram& program, const std::array<int, 3>& streams);

/// Returns the file that the first word of a command means: a path, or a program in PATH; the error
/// says why it cannot be run.
[[nodiscard]] Result<std::string> find_program(const std::string& word);

}  // namespace ptcg
