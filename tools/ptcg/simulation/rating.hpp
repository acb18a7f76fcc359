#pragma once

namespace ptcg::tools {

/// A value with its 95 % confidence interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// Of the normal distribution, for 95 %.
inline constexpr double normal_quantile = 1.959964;

/// Elo points for each unit of the logarithm of the odds: 400 for ten to one.
inline constexpr double elo_of_log_odds = 173.717793;

/// Returns the difference in Elo points for a share of points. Infinite for a share of 0 or 1.
[[nodiscard]] double elo_of(double share);
/// Likewise for its interval. Infinite ends only mean that there were too few games.
[[nodiscard]] Estimate elo_of(const Estimate& share);
/// Returns the share of points for a difference in Elo points.
[[nodiscard]] double share_of_elo(double elo);

}  // namespace ptcg::tools
