#pragma once

#include <string>
#include <string_view>

#include "analysis/difference.hpp"
#include "analysis/wording.hpp"
#include "repl/session.hpp"

/// What commands that explain a position share in telling it.
namespace ptcg::tools {

/// The names of things as the session stands.
[[nodiscard]] Wording wording(Session& session);

/// Whether it is something the players see, and no book-keeping.
[[nodiscard]] bool on_the_table(const Difference& difference);

/// Adds the line to `text`, wrapped to the session's width; what does not fit on the first is
/// indented.
void add_line(const Session& session, std::string& text, std::string_view line,
              std::size_t indent = 2);

}  // namespace ptcg::tools
