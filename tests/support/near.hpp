#pragma once

#include <cmath>

namespace ptcg::test {

/// Returns whether a number is the wanted one, but for this part of it.
[[nodiscard]] inline bool near(double value, double wanted, double part = 1e-4)
{
    constexpr double near_zero = 1e-6;
    return std::abs(value - wanted) <= part * std::abs(wanted) + near_zero;
}

}  // namespace ptcg::test
