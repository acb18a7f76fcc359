#pragma once

#include <string_view>

namespace ptcg::tools {

/// The program's exit codes.
enum ExitCode : int {
    exit_fine = 0,
    exit_wrong = 1,         ///< what was examined is wrong
    exit_usage = 2,         ///< wrong usage
    exit_interrupted = 130  ///< ended by Ctrl-C, with the code shells use
};

/// Writes "ptcg: error: <message>" to the error stream and returns `code`.
int complain(ExitCode code, std::string_view message);

/// Writes a label and a text to the output: on a terminal in several lines, below each other, if
/// they are too wide, and as one line to a file or a pipe.
void print_labeled(std::string_view label, std::string_view text);

/// "1 card", "2 cards": English plurals with s.
[[nodiscard]] inline std::string_view plural(std::size_t count)
{
    return count == 1 ? "" : "s";
}

}  // namespace ptcg::tools
