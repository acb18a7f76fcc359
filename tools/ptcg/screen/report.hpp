#pragma once

#include <string_view>

namespace ptcg::tools {

/// What the program tells the shell.
enum ExitCode : int {
    exit_fine = 0,
    exit_wrong = 1,         ///< the thing examined is wrong
    exit_usage = 2,         ///< it was called wrongly
    exit_interrupted = 130  ///< left by Ctrl-C, as shells say it
};

/// Writes "ptcg: error: <message>" to the error stream and returns `code`.
int complain(ExitCode code, std::string_view message);

/// "1 card", "2 cards": English plurals by s.
[[nodiscard]] inline std::string_view plural(std::size_t count)
{
    return count == 1 ? "" : "s";
}

}  // namespace ptcg::tools
