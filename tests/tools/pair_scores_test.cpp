#include "simulation/pair_scores.hpp"

#include <cmath>

#include "ptcg/random.hpp"
#include "support/catch.hpp"
#include "support/made_up_bots.hpp"
#include "support/near.hpp"

namespace ptcg::pair_scores_test {

using namespace ptcg::tools;
using ptcg::test::near;
using Verdict = SequentialTest::Verdict;

namespace {

PairCounts counts_of(const std::array<std::uint64_t, 5>& numbers)
{
    PairCounts counts;
    for (std::size_t i = 0; i < numbers.size(); ++i) counts.add(i, numbers[i]);
    return counts;
}

/// Plays pairs until the test is decided.
Verdict decide(const SequentialTest& test, test::MadeUpGames& games, double ahead)
{
    PairCounts counts;
    for (int pair = 0; pair < 20'000; ++pair) {
        counts.add(games.pair(ahead));
        if (pair % 8 != 7) continue;
        if (const Verdict verdict = test.verdict(counts); verdict != Verdict::open) return verdict;
    }
    return Verdict::open;
}

}  // namespace

TEST_CASE("Elo follows from the share", "[tools][arena]")
{
    const Estimate elo = elo_of({0.75, 0.5, 10.0 / 11});
    CHECK(near(elo.value, 190.8485));
    CHECK(near(elo.low, 0));
    CHECK(near(elo.high, 400));
    CHECK(std::isinf(elo_of(Estimate{1, 0.7, 1}).value));
    CHECK(elo_of(Estimate{0, 0, 0.3}).value < 0);
    CHECK(near(share_of_elo(400), 10.0 / 11));
    CHECK(near(share_of_elo(elo_of(0.3)), 0.3));
}

TEST_CASE("Pairs have a share and a variance", "[tools][arena]")
{
    const PairCounts counts = counts_of({1, 2, 3, 4, 10});
    CHECK(counts.pairs() == 20);
    CHECK(near(counts.share(), (2 * 0.25 + 3 * 0.5 + 4 * 0.75 + 10) / 20));
    // 0.75 in the mean; squares of the distances 0.75, 0.5, 0.25, 0, 0.25
    CHECK(near(counts.variance(), (0.5625 + 2 * 0.25 + 3 * 0.0625 + 10 * 0.0625) / 20));
    CHECK(PairCounts().share() == 0.5);
}

TEST_CASE("The evidence against a share is that of the likelihoods", "[tools][arena]")
{
    // Only 0 and 2 points: the likelihood of a share is that of a coin. 30 of 40 against 1/2:
    // 30 log(0.75 / 0.5) + 10 log(0.25 / 0.5) = 5.2325.
    CHECK(near(counts_of({10, 0, 0, 0, 30}).evidence_against(0.5), 5.2325, 1e-4));
    // Only 2 points: what is missing from the share must be pairs with 0 points, which did not
    // happen.
    CHECK(near(counts_of({0, 0, 0, 0, 10}).evidence_against(0.8), -10 * std::log(0.8)));
    // Only 1 point: a share of 0.6 needs pairs with 2 points, a fifth of all.
    CHECK(near(counts_of({0, 0, 10, 0, 0}).evidence_against(0.6), -10 * std::log(0.8)));
    const PairCounts mixed = counts_of({3, 1, 20, 2, 8});
    CHECK(near(mixed.evidence_against(mixed.share()), 0));
    CHECK(mixed.evidence_against(0.3) > mixed.evidence_against(0.4));
    CHECK(std::isinf(mixed.evidence_against(1)));
    CHECK(PairCounts().evidence_against(0.1) == 0);
}

TEST_CASE("Intervals of shares", "[tools][arena]")
{
    const Estimate none = share_of(PairCounts());
    CHECK(none.low == 0);
    CHECK(none.high == 1);
    CHECK(share_of(counts_of({0, 0, 0, 0, 1})).low == 0);
    // Many pairs: 1.96 standard errors of the mean of pairs, 0.0098 for a variance of 0.125 and
    // 5,000 pairs.
    const Estimate many = share_of(counts_of({1250, 0, 2500, 0, 1250}));
    CHECK(many.value == 0.5);
    CHECK(near(many.high - many.value, 1.96 * std::sqrt(0.125 / 5000), 0.01));
    CHECK(near(many.value - many.low, many.high - many.value, 0.01));
    // All won: the evidence is -n log(share), its limit n/2 log(1 + t^2 / (n - 1)) for n = 10 and
    // Student's t = 2.262; so the lower end is (1 + 2.262^2 / 9)^(-1/2) = 0.7985.
    const Estimate all = share_of(counts_of({0, 0, 0, 0, 10}));
    CHECK(near(all.low, 0.7985, 0.001));
    CHECK(all.high == 1);
    CHECK(near(share_of(counts_of({10, 0, 0, 0, 0})).high, 1 - all.low));
    // No two results differ, and yet it is not certain.
    const Estimate even = share_of(counts_of({0, 0, 50, 0, 0}));
    CHECK(even.high > 0.51);
    CHECK(even.high < 0.53);
}

TEST_CASE("Nineteen of twenty intervals contain the share", "[tools][arena]")
{
    for (const double ahead : {0.0, 1.5, 3.0}) {
        test::MadeUpGames games(1);
        const double share = games.share(ahead);
        for (const int pairs : {20, 100}) {
            int inside = 0;
            constexpr int experiments = 1000;
            for (int i = 0; i < experiments; ++i) {
                PairCounts counts;
                for (int pair = 0; pair < pairs; ++pair) counts.add(games.pair(ahead));
                const Estimate found = share_of(counts);
                if (found.low <= share && share <= found.high) ++inside;
            }
            INFO(ahead << " ahead, " << pairs << " pairs: " << inside);
            // Four standard errors of 950 below; few pairs near the end of the scale have more.
            CHECK(inside >= 922);
            CHECK(inside <= 985);
        }
    }
}

TEST_CASE("The sequential test has Wald's bounds, and the ratio of normal results for many pairs",
          "[tools][arena]")
{
    const SequentialTest test{0.5, 0.51};
    CHECK(near(test.upper_bound(), 2.9444, 1e-4));  // log(0.95 / 0.05)
    CHECK(near(test.lower_bound(), -2.9444, 1e-4));
    const SequentialTest strict{0.5, 0.51, 0.01, 0.1};
    CHECK(near(strict.upper_bound(), std::log(90)));
    CHECK(near(strict.lower_bound(), std::log(0.1 / 0.99)));
    // For many pairs n (high - low) (2 mean - low - high) / (2 variance), as of a normal
    // distribution.
    const PairCounts counts = counts_of({1200, 100, 2500, 100, 1300});
    const double mean = counts.share();
    const double normal =
        static_cast<double>(counts.pairs()) * 0.01 * (2 * mean - 1.01) / (2 * counts.variance());
    CHECK(near(test.ratio(counts), normal, 0.02));
    CHECK(test.verdict(PairCounts()) == Verdict::open);
    const SequentialTest wide{0.5, 0.6};
    CHECK(wide.verdict(counts_of({10, 0, 5, 0, 40})) == Verdict::holds);
    CHECK(wide.verdict(counts_of({40, 0, 5, 0, 10})) == Verdict::fails);
}

TEST_CASE("The sequential test errs as rarely as it promises", "[tools][arena]")
{
    constexpr int experiments = 400;
    test::MadeUpGames games(2);
    const SequentialTest test{games.share(0), games.share(0.35)};
    int held = 0;
    int failed = 0;
    for (int i = 0; i < experiments; ++i) {
        if (decide(test, games, 0) == Verdict::holds) ++held;
        if (decide(test, games, 0.35) == Verdict::fails) ++failed;
    }
    INFO(held << " and " << failed << " of " << experiments);
    // 20 are allowed; three standard errors are 13. It may not be needlessly careful either.
    CHECK(held <= 33);
    CHECK(failed <= 33);
    CHECK(held + failed >= 8);
}

TEST_CASE("The sequential test ends soon where the difference is clear, also without any variance",
          "[tools][arena]")
{
    const SequentialTest test{0.5, 0.52};
    CHECK(test.verdict(counts_of({0, 0, 72, 0, 0})) == Verdict::open);
    CHECK(test.verdict(counts_of({0, 0, 80, 0, 0})) == Verdict::fails);
    CHECK(test.verdict(counts_of({0, 0, 0, 0, 80})) == Verdict::holds);
}

}  // namespace ptcg::pair_scores_test
