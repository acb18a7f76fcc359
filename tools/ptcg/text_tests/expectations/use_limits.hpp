#pragma once

#include "phrases/form.hpp"
#include "ptcg/state.hpp"

/// How often a text may be used in a turn.
namespace ptcg::tools {

/// Returns whether the text says that it may be used only once in a turn.
[[nodiscard]] bool is_once_per_turn(const phrases::Form& form);

/// Returns whether the text says that all its copies of a player count as one.
[[nodiscard]] bool is_once_for_all(const phrases::Form& form);

/// Returns the position in which a text was used, as if it had been used before: only what the
/// match remembers of that use is taken from where it ended.
[[nodiscard]] MatchState used_up(const MatchState& start, const MatchState& end);

}  // namespace ptcg::tools
