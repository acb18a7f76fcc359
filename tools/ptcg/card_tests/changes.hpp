#pragma once

#include <span>
#include <string>
#include <vector>

#include "ptcg/event.hpp"

#include "analysis/difference.hpp"

/// Defines what t:changed compares.
namespace ptcg::tools {

/// Returns the differences that a test must name: those of the table and of lasting effects. Leaves
/// out those that happen automatically according to `events`: whose turn it is, the card drawn for
/// the turn, and the order of a shuffled deck. `after` and `me` are those of the differences.
[[nodiscard]] std::vector<Difference> to_be_named(std::vector<Difference> found,
                                                  std::span<const Event> events,
                                                  const CardLibrary& library,
                                                  const MatchState& after, PlayerId me);

/// Returns the form t:changed uses: `["opponent active damage"] = 30`.
[[nodiscard]] std::string to_lua(const Difference& difference);

}  // namespace ptcg::tools
