#pragma once

#include "ptcg/state.hpp"

namespace ptcg {

/// Keeps effects about an attack about that attack, even if the copy of its card that they refer to
/// is another card in `state` than it was `before`. Returns false if no card in `state` has that
/// attack.
[[nodiscard]] bool keep_attacks_meant(const MatchState& before, MatchState& state);

}  // namespace ptcg
