#pragma once

#include <string>
#include <string_view>

#include "analysis/wording.hpp"
#include "repl/session.hpp"

/// What commands that explain a position share in telling it.
namespace ptcg::tools {

/// The names of things as the session stands.
[[nodiscard]] Wording wording(Session& session);

/// Adds the line to `text`, wrapped to the session's width; what does not fit on the first is
/// indented.
void add_line(const Session& session, std::string& text, std::string_view line,
              std::size_t indent = 2);

}  // namespace ptcg::tools
