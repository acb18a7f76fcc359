#include "fit/logistic_regression.hpp"

#include <array>
#include <cmath>

#include "ptcg/random.hpp"
#include "support/catch.hpp"

using namespace ptcg;
using namespace ptcg::tools;

namespace {

/// Returns a number from -1 to 1.
[[nodiscard]] double any(Random& random)
{
    return random.below(2001) / 1000.0 - 1;
}

/// Returns random samples drawn with these weights.
[[nodiscard]] Samples drawn(const std::vector<double>& weights, int count)
{
    Samples samples(weights.size());
    Random random(5);
    for (int n = 0; n < count; ++n) {
        std::vector<double> row;
        double ahead = 0;
        for (const double weight : weights) {
            row.push_back(any(random));
            ahead += weight * row.back();
        }
        samples.add(row, random.below(1'000'000) < 1e6 / (1 + std::exp(-ahead)));
    }
    return samples;
}

}  // namespace

TEST_CASE("The weights are found again that made what was observed", "[mcts]")
{
    const std::vector<double> made_by = {2, -1, 0};
    const std::vector<double> found = logistic_regression(drawn(made_by, 40'000));
    REQUIRE(found.size() == made_by.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        CHECK(found[i] == Approx(made_by[i]).margin(0.06));
    }
}

TEST_CASE("Right weights foretell better than none", "[mcts]")
{
    const Samples samples = drawn({2, -1, 0}, 2'000);
    CHECK(log_loss(samples, {0, 0, 0}) == Approx(std::log(2)));
    CHECK(log_loss(samples, {2, -1, 0}) < 0.6);
    CHECK(log_loss(samples, {-2, 1, 0}) > 1);
}

TEST_CASE("What always happens, and a number that is always 0, are taken", "[mcts]")
{
    Samples samples(2);
    for (int n = 0; n < 100; ++n) samples.add(std::array<double, 2>{1, 0}, true);
    const std::vector<double> found = logistic_regression(samples);
    CHECK(found[0] > 1);
    CHECK(std::isfinite(found[0]));
    CHECK(found[1] == 0);
}
