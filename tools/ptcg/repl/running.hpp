#pragma once

#include <iosfwd>
#include <string>

#include "repl/session.hpp"

namespace ptcg::tools {

/// How lines are carried out that nobody types.
struct RunOptions {
    std::string name;         ///< of the file, for messages
    bool keep_going = false;  ///< also after an error
};

/// Carries out the lines of a file, and writes each with what came of it: a transcript. A file that
/// is itself a transcript (its first line begins with "> ") is run again: its commands are the
/// lines that begin with "> ". Comments (#) and empty lines stay; those of a transcript, only
/// comments. Answers with an ExitCode; where an error stops it, says so on the error stream, with
/// file and line.
int run_lines(Session& session, std::istream& lines, const RunOptions& options);

/// A session at the terminal, until the person leaves.
int run_interactive(Session& session);

}  // namespace ptcg::tools
