#include "simulation/ratings.hpp"

#include <cmath>

#include "support/catch.hpp"
#include "support/made_up_bots.hpp"
#include "support/near.hpp"

namespace ptcg::ratings_test {

using namespace ptcg::tools;
using ptcg::test::near;

namespace {

/// Returns pairs of one game, each at a table of its own: `wins[i][j]` is how often i beat j.
std::vector<RatedPair> single_games(const std::vector<std::vector<int>>& wins)
{
    std::vector<RatedPair> games;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        for (std::size_t j = 0; j < wins.size(); ++j) {
            for (int k = 0; k < wins[i][j]; ++k) games.push_back({i, j, 1, 0, 0, games.size()});
        }
    }
    return games;
}

double log_odds(const Ratings& ratings, std::size_t bot)
{
    return ratings.bots[bot].elo.value().value / elo_of_log_odds;
}

/// A round robin of bots whose log odds differ by `strength`, at `tables` tables.
std::vector<RatedPair> round_robin(test::MadeUpGames& games, const std::vector<double>& strength,
                                   std::uint64_t tables)
{
    std::vector<RatedPair> pairs;
    for (std::uint64_t table = 0; table < tables; ++table) {
        const double luck = 4 * games.uniform() - 2;  // the same for all who meet there
        for (std::size_t i = 0; i < strength.size(); ++i) {
            for (std::size_t j = i + 1; j < strength.size(); ++j) {
                RatedPair pair{i, j, 0, 0, 0, table};
                for (const double seat : {luck, -luck}) {
                    const std::size_t end = games.game(strength[i] - strength[j] + seat);
                    ++(end == 2 ? pair.wins : end == 1 ? pair.draws : pair.losses);
                }
                pairs.push_back(pair);
            }
        }
    }
    return pairs;
}

}  // namespace

TEST_CASE("Ratings are those of a published example", "[tools][arena]")
{
    // The American League of 1987: A. Agresti, "Categorical Data Analysis"; the ratings, relative
    // to Baltimore, are those that the R package BradleyTerry2 publishes.
    const Ratings ratings = rate(7,
                                 single_games({{0, 7, 9, 7, 7, 9, 11},   // Milwaukee
                                               {6, 0, 7, 5, 11, 9, 9},   // Detroit
                                               {4, 6, 0, 7, 7, 8, 12},   // Toronto
                                               {6, 8, 6, 0, 6, 7, 10},   // New York
                                               {6, 2, 6, 7, 0, 7, 12},   // Boston
                                               {4, 4, 5, 6, 6, 0, 6},    // Cleveland
                                               {2, 4, 1, 3, 1, 7, 0}}),  // Baltimore
                                 6, 0);
    const std::vector<double> published = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};
    for (std::size_t i = 0; i < published.size(); ++i) {
        CHECK(near(log_odds(ratings, i), published[i]));
    }
    CHECK(ratings.bots[0].games == 78);
    CHECK(ratings.bots[0].points == 50);
    CHECK(ratings.drawn == 0);
    // The error that the model alone gives is 0.3433; that of the tables is near it, since each of
    // these games is a table of its own.
    const double error = std::sqrt(ratings.covariance[0][0]) / elo_of_log_odds;
    CHECK(near(error, 0.3433, 0.05));
}

TEST_CASE("Two bots are rated by their odds, with the draws as a third result", "[tools][arena]")
{
    // 12 wins, 4 draws, 4 losses. In Davidson's model the odds of a win against a loss are 3, and a
    // draw has d sqrt(3) against 1 of a loss: d = 1 / sqrt(3), so equals draw d / (2 + d) = 0.224.
    std::vector<RatedPair> pairs;
    for (std::uint64_t i = 0; i < 20; ++i) {
        pairs.push_back({0, 1, i < 12, i >= 12 && i < 16, i >= 16, i});
    }
    const Ratings ratings = rate(2, pairs, 1, 0);
    CHECK(near(log_odds(ratings, 0), std::log(3)));
    CHECK(near(ratings.drawn, 0.2240, 0.001));
    const Ratings reversed = rate(2, pairs, 0, 0);
    CHECK(near(log_odds(reversed, 1), -std::log(3)));
    // Half a win and half a loss more, without a draw: 12.5 against 4.5.
    const std::vector<RatedPair> decided(pairs.begin(), pairs.begin() + 12);
    CHECK(near(log_odds(rate(2, decided, 1), 0), std::log(12.5 / 0.5)));
}

TEST_CASE("A bot that has won all games has a rating with a wide interval", "[tools][arena]")
{
    std::vector<RatedPair> pairs;
    for (std::uint64_t i = 0; i < 100; ++i) pairs.push_back({0, 1, 2, 0, 0, i});
    const Estimate elo = *rate(2, pairs, 1).bots[0].elo;
    CHECK(near(elo.value, 400 * std::log10(401)));
    CHECK(elo.high - elo.low > 800);
    CHECK(elo.low > 400);
}

TEST_CASE("The interval comes from tables, not from games", "[tools][arena]")
{
    // Each bot won one game at each table: no table speaks for either of them.
    std::vector<RatedPair> even, split;
    for (std::uint64_t i = 0; i < 100; ++i) {
        even.push_back({0, 1, 1, 0, 1, i});
        split.push_back({0, 1, i % 2 == 0 ? 2 : 0, 0, i % 2 == 0 ? 0 : 2, i});
    }
    const Estimate narrow = *rate(2, even, 1).bots[0].elo;
    const Estimate wide = *rate(2, split, 1).bots[0].elo;
    CHECK(near(narrow.value, 0));
    CHECK(narrow.high < 5);
    CHECK(narrow.high > 1);
    // 1.96 standard errors of 200 games that go two by two: 1.96 * sqrt(2) * 2 / sqrt(200) in log
    // odds.
    CHECK(near(wide.high, elo_of_log_odds * 1.96 * std::sqrt(2) * 2 / std::sqrt(200), 0.02));
}

TEST_CASE("Bots without a connection to the anchor have no rating", "[tools][arena]")
{
    const std::vector<RatedPair> pairs = {
        {0, 1, 1, 0, 1, 0}, {1, 2, 2, 0, 0, 1}, {3, 4, 1, 0, 1, 2}};
    const Ratings ratings = rate(6, pairs, 0);
    CHECK(ratings.bots[0].elo->value == 0);
    CHECK(ratings.bots[2].elo->value < 0);
    CHECK_FALSE(ratings.bots[3].elo);
    CHECK_FALSE(ratings.bots[5].elo);
    CHECK(ratings.bots[3].games == 2);
    const Ratings others = rate(6, pairs, 3);
    CHECK(near(others.bots[4].elo->value, 0));
    CHECK_FALSE(others.bots[0].elo);
}

TEST_CASE("Nineteen of twenty intervals contain the rating", "[tools][arena]")
{
    const std::vector<double> strength = {0, 0.5, 1, -1};
    test::MadeUpGames games(3);
    const Ratings truth = rate(4, round_robin(games, strength, 40'000), 0);
    constexpr int experiments = 500;
    std::vector<int> inside(4);
    for (int i = 0; i < experiments; ++i) {
        const Ratings found = rate(4, round_robin(games, strength, 60), 0);
        for (std::size_t bot = 1; bot < 4; ++bot) {
            const Estimate& elo = *found.bots[bot].elo;
            const double value = truth.bots[bot].elo->value;
            if (elo.low <= value && value <= elo.high) ++inside[bot];
        }
    }
    for (std::size_t bot = 1; bot < 4; ++bot) {
        INFO("bot " << bot << ": " << inside[bot]);
        CHECK(inside[bot] >= 455);  // 475, four standard errors less
        CHECK(inside[bot] <= 494);
    }
}

}  // namespace ptcg::ratings_test
