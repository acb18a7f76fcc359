#pragma once

#include <string>
#include <string_view>

#include "analysis/solver.hpp"

namespace ptcg::tools {

/// Returns the line of a solution as text: numbered actions, and a branch, indented, for each
/// answer of the opponent or of chance that matters. Empty if there is no line.
[[nodiscard]] std::string solution_text(const Solution& solution);

/// Returns how a line ends: "the last Prize card is taken".
[[nodiscard]] std::string_view reason_text(WinReason reason);

}  // namespace ptcg::tools
