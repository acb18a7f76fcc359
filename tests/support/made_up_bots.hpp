#pragma once

#include <cmath>
#include <cstddef>

#include "ptcg/random.hpp"

/// Games of bots whose strength is known, to test what measures strength.
namespace ptcg::test {

/// Pairs of games at tables that favor one seat. The logarithm of the odds of winning is the
/// difference of the bots, and what the table adds for the one in seat one.
class MadeUpGames {
public:
    explicit MadeUpGames(std::uint64_t seed) : random_(seed) {}

    /// Returns half points of the first bot, from 0 to 4.
    std::size_t pair(double ahead)
    {
        const double table = 4 * (uniform() + uniform() + uniform()) - 6;
        return game(ahead + table) + game(ahead - table);
    }

    /// Returns 2, 1 or 0 half points. One game in fifty is drawn.
    std::size_t game(double log_odds)
    {
        if (uniform() < 0.02) return 1;
        return uniform() < 1 / (1 + std::exp(-log_odds)) ? 2 : 0;
    }

    /// Returns the share of the first bot over many tables.
    double share(double ahead)
    {
        constexpr int pairs = 200'000;
        double points = 0;
        for (int i = 0; i < pairs; ++i) points += static_cast<double>(pair(ahead));
        return points / (4 * pairs);
    }

    /// Between 0 and 1.
    double uniform() { return random_.below(1u << 24) / static_cast<double>(1u << 24); }

private:
    Random random_;
};

}  // namespace ptcg::test
