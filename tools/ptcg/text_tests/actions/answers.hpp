#pragma once

#include <cstdint>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/state.hpp"

namespace ptcg::tools {

using Picks = std::vector<std::uint16_t>;

/// Shuffled cards lie in the order of these numbers, the largest on top.
[[nodiscard]] std::uint64_t place_in_shuffle(DefId card);

/// Returns the answers that differ for a player, if there are at most `most`; else nothing. A
/// shuffle has one, which leaves the cards in the same order however they lay before.
[[nodiscard]] std::vector<Picks> all_answers(const MatchState& state, const Decision& decision,
                                             std::size_t most);

/// Returns one answer. The same salt gives the same answer to the same question, wherever it comes
/// among others and in whatever order its options are.
[[nodiscard]] Picks some_answer(const MatchState& state, const Decision& decision,
                                std::uint64_t salt);

}  // namespace ptcg::tools
