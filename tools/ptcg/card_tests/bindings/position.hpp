#pragma once

#include "ptcg/scripting/position.hpp"

namespace ptcg::tools {

/// The position a card test begins with: my turn, with explicit chance.
struct PositionSetup : Position {
    const Ruleset* rules = nullptr;
};

/// Returns a match in that position. Throws TestFailure.
[[nodiscard]] Match start_in(const CardLibrary& library, EffectHost* effects,
                             const PositionSetup& position);

}  // namespace ptcg::tools
