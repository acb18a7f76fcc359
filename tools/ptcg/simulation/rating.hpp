#pragma once

#include <cstdint>

namespace ptcg::tools {

/// A value with its 95 % confidence interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// Returns the share of points won in `games` games (a draw is half a point), from 0 to 1, with
/// Wilson's interval, which is also valid for few games and for shares near 0 and 1. Without games,
/// returns 0.5 with the interval from 0 to 1.
[[nodiscard]] Estimate share_of(double points, std::uint64_t games);

/// Returns the difference in Elo points for a share of points: 400 for ten to one. Infinite for a
/// share of 0 or 1, which only means that there were too few games.
[[nodiscard]] Estimate elo_of(const Estimate& share);

}  // namespace ptcg::tools
