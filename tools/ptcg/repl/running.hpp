#pragma once

#include <iosfwd>
#include <string>

#include "repl/session.hpp"

namespace ptcg::tools {

/// How to run lines that are not typed.
struct RunOptions {
    std::string name;         ///< of the file, for messages
    bool keep_going = false;  ///< also after an error
};

/// Carries out the lines of a file, and writes each with its result: a transcript. A file that is
/// itself a transcript (its first line begins with "> ") is run again: its commands are the lines
/// that begin with "> ". Comments (#) and empty lines are kept; of a transcript, only comments.
/// Returns an ExitCode. If an error stops the file, it is reported on the error stream, with file
/// and line.
int run_lines(Session& session, std::istream& lines, const RunOptions& options);

/// Runs a session at the terminal until the person leaves.
int run_interactive(Session& session);

}  // namespace ptcg::tools
