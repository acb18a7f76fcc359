#include "simulation/rating.hpp"

#include <cmath>
#include <limits>

namespace ptcg::tools {

double elo_of(double share)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    if (share <= 0) return -infinite;
    if (share >= 1) return infinite;
    return elo_of_log_odds * std::log(share / (1 - share));
}

Estimate elo_of(const Estimate& share)
{
    return {elo_of(share.value), elo_of(share.low), elo_of(share.high)};
}

double share_of_elo(double elo)
{
    return 1 / (1 + std::exp(-elo / elo_of_log_odds));
}

}  // namespace ptcg::tools
