#pragma once

#include <algorithm>

#include "ptcg/decision.hpp"

namespace ptcg::test {

/// Returns whether both ask the same player the same question, with the same options in the same
/// order.
[[nodiscard]] inline bool same_question(const Decision& a, const Decision& b)
{
    return a.asked == b.asked && a.purpose == b.purpose && a.min == b.min && a.max == b.max &&
           a.source == b.source && a.effect == b.effect && a.origin_attack == b.origin_attack &&
           a.ordered == b.ordered && std::ranges::equal(a.options, b.options) &&
           std::ranges::equal(a.words, b.words);
}

}  // namespace ptcg::test
