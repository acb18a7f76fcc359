#include "fit/policy_training.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "fit/samples.hpp"

namespace ptcg::tools {
namespace {

constexpr double indifference = 0.02;  ///< a pick that is worth so much less is wished e times less

/// Replaces scores by what is proportional to e^score; their sum is 1.
void make_shares(std::vector<double>& scores)
{
    const double highest = *std::ranges::max_element(scores);
    double sum = 0;
    for (double& score : scores) sum += score = std::exp(score - highest);
    for (double& score : scores) score /= sum;
}

[[nodiscard]] std::vector<double> shares(const PolicyWeights& weights,
                                         const QuestionInput& question)
{
    std::vector<double> scores;
    for (const OptionInput& option : question.options)
        scores.push_back(weights.score(question, option));
    make_shares(scores);
    return scores;
}

}  // namespace

std::vector<float> wishes_for(const std::vector<double>& worths)
{
    std::vector<double> wishes;
    for (const double worth : worths) wishes.push_back(worth / indifference);
    make_shares(wishes);
    return {wishes.begin(), wishes.end()};
}

PolicyTrainer::PolicyTrainer(PolicyWeights weights, std::uint64_t seed)
    : random_(seed), weights_(std::move(weights))
{
}

/// Moves the weights of one option against its slope, which is `wrong` times each number.
void PolicyTrainer::move(const QuestionInput& question, const OptionInput& option, double wrong,
                         double rate)
{
    constexpr double least = 1e-6;
    const auto step = [&](std::span<float> weights, std::span<float> squares,
                          std::span<const float> numbers) {
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const double slope = wrong * numbers[i];
            if (slope == 0) continue;
            squares[i] += static_cast<float>(slope * slope);
            weights[i] -= static_cast<float>(rate * slope / (std::sqrt(squares[i]) + least));
        }
    };
    const std::span<const float> position(question.position);
    PolicyWeights::General& general = weights_.general[option.question];
    PolicyWeights::General& squares = squares_.general[option.question];
    step(general.position, squares.position, position);
    step(general.option, squares.option, option.numbers);
    const auto step_of = [&](auto rows, const CardUse& use, std::span<const float> numbers) {
        if (use.card != 0) step((weights_.*rows)[use], (squares_.*rows)[use], numbers);
    };
    step_of(&PolicyWeights::of_card, option.card, position.first(numbers_by_card));
    step_of(&PolicyWeights::of_target, option.target, option.about);
    step_of(&PolicyWeights::of_asker, option.asker, option.about);
}

void PolicyTrainer::learn(const PolicySample& sample, double rate)
{
    const std::vector<double> chances = shares(weights_, sample.question);
    for (std::size_t i = 0; i < chances.size(); ++i)
        move(sample.question, sample.question.options[i], chances[i] - sample.wishes[i], rate);
}

void PolicyTrainer::train(const std::vector<PolicySample>& samples, int epochs, double rate)
{
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const double all = static_cast<double>(samples.size()) * epochs;
    double seen = 0;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        shuffle(order, random_);
        for (const std::size_t i : order) {
            const double step = rate * (1 - seen++ / all);
            if (random_.below(samples_per_hidden_one) != 0) {
                learn(samples[i], step);
                continue;
            }
            PolicySample hidden = samples[i];
            for (OptionInput& option : hidden.question.options)
                option.card.card = option.target.card = option.asker.card = 0;
            learn(hidden, step);
        }
    }
}

Agreement agreement(const PolicyWeights& weights, const std::vector<PolicySample>& samples)
{
    Agreement sum;
    for (const PolicySample& sample : samples) {
        const std::vector<double> chances = shares(weights, sample.question);
        for (std::size_t i = 0; i < chances.size(); ++i) {
            if (sample.wishes[i] > 0)
                sum.log_loss += sample.wishes[i] * std::log(sample.wishes[i] / chances[i]);
        }
        const auto liked = std::ranges::max_element(sample.wishes) - sample.wishes.begin();
        const auto preferred = std::ranges::max_element(chances) - chances.begin();
        sum.best += liked == preferred ? 1 : 0;
    }
    const auto count = static_cast<double>(samples.size());
    return {sum.log_loss / count, sum.best / count};
}

}  // namespace ptcg::tools
