#pragma once

#include <set>
#include <string>

#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/expected_ends.hpp"

namespace ptcg::tools {

/// Returns what is different at the window's end, in the words of expected ends. `played` is a card
/// on its way; no_card if there is none.
[[nodiscard]] TableEnd seen_end(const Tabletop& before, const WindowEnd& end, CardIndex played);

/// The same, but for effects that last.
[[nodiscard]] TableEnd seen_changes(const Tabletop& before, const WindowEnd& end);

/// Compares the ends seen and expected; a sample need not have all that is expected. Returns lines
/// for people; nothing if they are the same.
[[nodiscard]] std::string difference_of(const std::set<TableEnd>& seen, bool sampled,
                                        const ExpectedEnds& expected);

}  // namespace ptcg::tools
