#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "simulation/rating.hpp"

/// Ratings of several bots from all their games.
///
/// The model is Bradley and Terry's with Davidson's draws (R. Davidson 1970): the probabilities of
/// win, draw and loss are as a : d sqrt(a b) : b, where a and b belong to the bots and d to the
/// game. The ratings, the logarithms of a and b, are those under which the results are most likely.
/// Every two bots that have met count one more game, half won and half lost, so that a bot that has
/// won everything has a finite rating, too.
///
/// Intervals come from the tables, not from single games: the two games of a pair are not
/// independent, and neither are different meetings at one table. The covariance is the "sandwich"
/// H^-1 J H^-1, where H is the curvature of the logarithm of the likelihood and J sums the squares
/// of its slope, table by table.
namespace ptcg::tools {

/// What two bots did in the games of a pair.
struct RatedPair {
    std::size_t first = 0;  ///< places in the list of bots; different
    std::size_t second = 0;
    int wins = 0;  ///< of the first
    int draws = 0;
    int losses = 0;
    std::uint64_t table = 0;  ///< pairs with the same number were played at the same table
};

struct Rating {
    /// In Elo points, relative to the anchor. None if no games connect the bot with the anchor.
    std::optional<Estimate> elo;
    std::uint64_t games = 0;
    double points = 0;
};

struct Ratings {
    std::vector<Rating> bots;
    /// Of the ratings in Elo points, row by row; 0 for the anchor and for bots without a rating.
    std::vector<std::vector<double>> covariance;
    double drawn = 0;  ///< how likely two equal bots draw
};

/// The games that every two bots that have met are given: half a win and half a loss each.
inline constexpr double games_given = 1;

/// Fits the ratings of `bots` bots. The anchor is rated 0. REQUIRES: `anchor` < `bots`.
[[nodiscard]] Ratings rate(std::size_t bots, std::vector<RatedPair> pairs, std::size_t anchor,
                           double given = games_given);

}  // namespace ptcg::tools
