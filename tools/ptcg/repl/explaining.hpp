#pragma once

#include <string>
#include <string_view>

#include "analysis/difference.hpp"
#include "analysis/wording.hpp"
#include "repl/session.hpp"

/// Helpers for commands that explain a position.
namespace ptcg::tools {

/// Returns the names of things at the current moment.
[[nodiscard]] Wording wording(Session& session);

/// Returns whether the players can see the difference, as opposed to bookkeeping.
[[nodiscard]] bool on_the_table(const Difference& difference);

/// Appends the line to `text`, wrapped to the session's width; continuation lines are indented.
void add_line(const Session& session, std::string& text, std::string_view line,
              std::size_t indent = 2);

}  // namespace ptcg::tools
