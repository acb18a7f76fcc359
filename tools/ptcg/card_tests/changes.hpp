#pragma once

#include <span>
#include <string>
#include <vector>

#include "ptcg/event.hpp"

#include "analysis/difference.hpp"

/// What t:changed compares.
namespace ptcg::tools {

/// The differences a test has to name: those of the table and of lasting effects. Not those that
/// come by themselves, as `events` tells them: whose turn it is, the card drawn for it, and the
/// order of a shuffled deck. `after` and `me` are those of the differences.
[[nodiscard]] std::vector<Difference> to_be_named(std::vector<Difference> found,
                                                  std::span<const Event> events,
                                                  const CardLibrary& library,
                                                  const MatchState& after, PlayerId me);

/// As t:changed says it: `["opponent active damage"] = 30`.
[[nodiscard]] std::string to_lua(const Difference& difference);

}  // namespace ptcg::tools
