#include "fit/policy_training.hpp"

#include <numeric>

#include "support/catch.hpp"

namespace ptcg::policy_training_test {

using namespace ptcg::tools;

namespace {

constexpr std::uint16_t playing = question_number(Purpose::main_phase, OptionKind::play);
constexpr std::uint16_t ending = question_number(Purpose::main_phase, OptionKind::end_turn);

/// Samples with two options each, of which `prepare` tells the better one.
template <typename Prepare>
[[nodiscard]] std::vector<PolicySample> samples_of(int count, Prepare prepare)
{
    std::vector<PolicySample> samples;
    Random random(5);
    for (int n = 0; n < count; ++n) {
        PolicySample& sample = samples.emplace_back();
        sample.question.position[0] = 1;
        sample.question.options.resize(2);
        const bool first = prepare(sample.question, random);
        sample.wishes = wishes_for({first ? 0.6 : 0.5, first ? 0.5 : 0.6});
    }
    return samples;
}

[[nodiscard]] PolicyTrainer trained(const std::vector<PolicySample>& samples)
{
    PolicyWeights weights;
    weights.cards = {"a-1", "a-2"};
    PolicyTrainer trainer(weights, 3);
    trainer.train(samples, 4, 0.1);
    return trainer;
}

}  // namespace

TEST_CASE("What is worth more is wished for, as far as it is worth more", "[mcts]")
{
    const std::vector<float> wishes = wishes_for({0.5, 0.52, 0.1, 0.52});
    CHECK_THAT(std::accumulate(wishes.begin(), wishes.end(), 0.0),
               Catch::Matchers::WithinAbs(1, 1e-6));
    CHECK(wishes[1] == wishes[3]);
    CHECK_THAT(wishes[1] / wishes[0], Catch::Matchers::WithinAbs(2.71828, 1e-4));
    CHECK(wishes[2] < 1e-6);
}

TEST_CASE("A policy learns in which positions a kind of option is the best", "[mcts]")
{
    const auto early_plays = [](QuestionInput& question, Random& random) {
        const bool early = random.below(2) == 0;
        question.position[7] = early ? 1 : 0;
        question.options[0].question = playing;
        question.options[1].question = ending;
        return early;
    };
    const std::vector<PolicySample> test = samples_of(500, early_plays);
    CHECK(agreement(PolicyWeights{}, test).best < 0.7);
    const PolicyTrainer trainer = trained(samples_of(5'000, early_plays));
    CHECK(agreement(trainer.weights(), test).best == 1);
    CHECK(agreement(trainer.weights(), test).log_loss <
          agreement(PolicyWeights{}, test).log_loss / 10);
}

TEST_CASE("A policy learns what a card, a target and an asking card are worth", "[mcts]")
{
    for (CardUse OptionInput::*const use :
         {&OptionInput::card, &OptionInput::target, &OptionInput::asker}) {
        const auto by_card = [&](QuestionInput& question, Random& random) {
            const bool first = random.below(2) == 0;
            for (OptionInput& option : question.options) {
                option.question = playing;
                option.about[0] = 1;
            }
            question.options[0].*use = {first ? std::uint16_t{1} : std::uint16_t{2}, playing, 0};
            question.options[1].*use = {first ? std::uint16_t{2} : std::uint16_t{1}, playing, 0};
            return first;
        };
        const PolicyTrainer trainer = trained(samples_of(5'000, by_card));
        CHECK(agreement(trainer.weights(), samples_of(500, by_card)).best == 1);
    }
}

TEST_CASE("What all cards have in common is learned for unknown ones, too", "[mcts]")
{
    // The known card is the better one, and it is a Supporter.
    const auto supporter = [](QuestionInput& question, Random& random) {
        const bool first = random.below(2) == 0;
        OptionInput& better = question.options[first ? 0 : 1];
        for (OptionInput& option : question.options) option.question = playing;
        better.card = {1, playing, 0};
        better.numbers[9] = 1;
        return first;
    };
    const PolicyTrainer trainer = trained(samples_of(5'000, supporter));
    std::vector<PolicySample> unknown = samples_of(500, supporter);
    for (PolicySample& sample : unknown)
        for (OptionInput& option : sample.question.options) option.card.card = 0;
    CHECK(agreement(trainer.weights(), unknown).best == 1);
    CHECK(agreement(trainer.weights(), unknown).log_loss < 0.1);
}

}  // namespace ptcg::policy_training_test
