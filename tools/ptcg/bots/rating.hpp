#pragma once

#include <cstdint>

namespace ptcg::tools {

/// A value with the bounds between which the true one lies in 95 of 100 such samples.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The share of points won in `games` games (a draw is half a point), from 0 to 1, with Wilson's
/// interval, which holds for few games and shares near 0 and 1, too. Without games 0.5, 0 to 1.
[[nodiscard]] Estimate share_of(double points, std::uint64_t games);

/// The difference in Elo points that goes with a share of points: 400 for ten to one. Infinite for
/// a share of 0 or 1, which says only that there were too few games.
[[nodiscard]] Estimate elo_of(const Estimate& share);

}  // namespace ptcg::tools
