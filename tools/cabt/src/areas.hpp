#pragma once

#include "ptcg/cabt/select.hpp"
#include "ptcg/state.hpp"

namespace ptcg::cabt {

/// Returns what the interface calls a pile of cards, or `otherwise` for a zone that is none.
[[nodiscard]] constexpr Area area_of_pile(Zone zone, Area otherwise)
{
    switch (zone) {
        case Zone::deck:
            return Area::deck;
        case Zone::hand:
            return Area::hand;
        case Zone::discard:
            return Area::discard;
        case Zone::prizes:
            return Area::prize;
        case Zone::stadium:
            return Area::stadium;
        default:
            return otherwise;
    }
}

}  // namespace ptcg::cabt
