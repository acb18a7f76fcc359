#include "simulation/rating.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ptcg::tools {
namespace {

constexpr double quantile = 1.959964;  ///< of the normal distribution, for 95 %

double elo(double share)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    if (share <= 0) return -infinite;
    if (share >= 1) return infinite;
    return 400 * std::log10(share / (1 - share));
}

}  // namespace

Estimate share_of(double points, std::uint64_t games)
{
    if (games == 0) return {0.5, 0, 1};
    const double n = static_cast<double>(games);
    const double share = points / n;
    const double spread = quantile * quantile / n;
    const double middle = (share + spread / 2) / (1 + spread);
    const double reach =
        quantile * std::sqrt(share * (1 - share) / n + spread / (4 * n)) / (1 + spread);
    // Exactly 0 and 1 at the ends, despite rounding.
    return {share, share <= 0 ? 0.0 : std::max(0.0, middle - reach),
            share >= 1 ? 1.0 : std::min(1.0, middle + reach)};
}

Estimate elo_of(const Estimate& share)
{
    return {elo(share.value), elo(share.low), elo(share.high)};
}

}  // namespace ptcg::tools
