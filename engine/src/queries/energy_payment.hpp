#pragma once

#include "ptcg/card_def.hpp"
#include "ptcg/resolver_values.hpp"

namespace ptcg {

/// Returns whether the units cover every symbol of the cost, each typed symbol by a unit usable as
/// that type and each Colorless symbol by any remaining unit (ATK-02, TYPE-03), and leave `left`
/// more units that are usable as `type`.
[[nodiscard]] bool covers(const EnergyUnits& units, const Cost& cost, int left = 0,
                          Type type = Type::colorless);

}  // namespace ptcg
