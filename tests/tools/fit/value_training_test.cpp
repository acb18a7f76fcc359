#include "fit/value_training.hpp"

#include <cmath>

#include "support/catch.hpp"

namespace ptcg::value_training_test {

using namespace ptcg::tools;

namespace {

/// Samples of which `prepare` sets what decides.
template <typename Prepare>
[[nodiscard]] std::vector<ValueSample> samples_of(int count, Prepare prepare)
{
    std::vector<ValueSample> samples;
    Random random(5);
    for (int n = 0; n < count; ++n) prepare(samples.emplace_back(), random);
    return samples;
}

}  // namespace

TEST_CASE("The network learns what no weighted sum can tell", "[mcts]")
{
    const auto either = [](ValueSample& sample, Random& random) {
        const bool one = random.below(2) == 0;
        const bool other = random.below(2) == 0;
        sample.input.numbers[0] = one ? 1 : -1;
        sample.input.numbers[trait_count] = other ? 1 : -1;
        sample.won = one != other;
    };
    ValueTrainer trainer(std::vector<std::string>{}, 1, 3);
    CHECK(trainer.log_loss(samples_of(1'000, either)) > 0.5);
    trainer.train(samples_of(20'000, either), 3, 0.01);
    CHECK(trainer.log_loss(samples_of(1'000, either)) < 0.05);
}

TEST_CASE("The network learns what a card is worth, by where it is and whose it is", "[mcts]")
{
    const auto by_card = [](ValueSample& sample, Random& random) {
        const auto side = static_cast<std::uint8_t>(random.below(2));
        const auto card = static_cast<std::uint16_t>(random.below(2));
        const auto part = random.below(2) == 0 ? CardPart::active : CardPart::hand;
        sample.input.cards = {{card, part, side, 1}};
        const bool good = (card == 0) == (part == CardPart::active);
        sample.won = good == (side == 0);
    };
    ValueTrainer trainer(std::vector<std::string>{"a-1", "a-2"}, 1, 3);
    trainer.train(samples_of(20'000, by_card), 4, 0.01);
    CHECK(trainer.log_loss(samples_of(1'000, by_card)) < 0.05);
    // Where all cards are hidden, nothing can be told: and that is learned, too.
    CHECK(std::abs(trainer.network().log_odds({})) < 0.3);
}

TEST_CASE("No weight of the network tells that one deck beats another", "[mcts]")
{
    const auto by_deck = [](ValueSample& sample, Random& random) {
        sample.table = random.below(2);
        sample.has_first_deck = random.below(2) == 0;
        sample.won = sample.has_first_deck == (sample.table == 0);
        sample.input.numbers[0] = static_cast<float>(random.below(7));
    };
    ValueTrainer trainer(std::vector<std::string>{}, 2, 3);
    trainer.train(samples_of(20'000, by_deck), 3, 0.1);
    CHECK(trainer.log_loss(samples_of(1'000, by_deck)) < 0.1);
    ValueInput input;
    for (const float prizes : {0.F, 3.F, 6.F}) {
        input.numbers[0] = prizes;
        CHECK(std::abs(trainer.network().log_odds(input)) < 0.3);
    }
}

TEST_CASE("Training goes on where a network is, and is the same each time", "[mcts]")
{
    const ValueTrainer first(std::vector<std::string>{"a-1"}, 1, 3);
    const ValueNetwork network = first.network();
    CHECK(ValueTrainer(network, 5, 9).network().text() == network.text());
    CHECK(ValueTrainer(std::vector<std::string>{"a-1"}, 1, 3).network().text() == network.text());
    CHECK(ValueTrainer(std::vector<std::string>{"a-1"}, 1, 4).network().text() != network.text());
}

TEST_CASE("A weighted sum stays one, and can be averaged with a network", "[mcts]")
{
    const auto by_number = [](ValueSample& sample, Random& random) {
        const bool ahead = random.below(2) == 0;
        sample.input.numbers[3] = ahead ? 1 : -1;
        sample.input.cards = {{0, CardPart::bench, 0, 1}};
        sample.won = ahead;
    };
    const std::vector<std::string> cards{"a-1"};
    ValueTrainer plain(weighted_sum(cards), 1, 3);
    plain.train(samples_of(20'000, by_number), 3, 0.1);
    CHECK(plain.log_loss(samples_of(1'000, by_number)) < 0.1);
    const ValueNetwork sum = plain.network();
    CHECK(sum.weights().output == ValueNetwork::Hidden{});
    CHECK(sum.weights().vectors == std::vector<float>(pooled_width));

    const ValueNetwork network = ValueTrainer(cards, 1, 3).network();
    const ValueSample sample = samples_of(1, by_number)[0];
    const double odds = network.log_odds(sample.input);
    const double of_sum = sum.log_odds(sample.input);
    for (const double share : {0.0, 0.25, 1.0}) {
        const double mean = mean_of(network, sum, share).log_odds(sample.input);
        CHECK(mean == Approx((1 - share) * odds + share * of_sum).margin(1e-4));
    }
}

}  // namespace ptcg::value_training_test
