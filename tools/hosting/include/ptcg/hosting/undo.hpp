#pragma once

#include <span>

#include "ptcg/event.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// Returns whether the player may take back what led from `before` to `after`: no chance was used
/// and nothing was shown to them, so going back gives them no knowledge they did not have. `events`
/// are those in between.
[[nodiscard]] bool may_undo(const MatchState& before, const MatchState& after,
                            std::span<const Event> events, PlayerId player);

}  // namespace ptcg
