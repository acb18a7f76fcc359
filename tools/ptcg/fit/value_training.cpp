#include "fit/value_training.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include <Eigen/Dense>

#include "fit/samples.hpp"

namespace ptcg::tools {
namespace {

constexpr std::size_t batch_size = 512;
constexpr double first_memory = 0.9, second_memory = 0.999;  ///< Adam's
constexpr float decay = 1e-5F;                               ///< of weights, in each step

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic>;
using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXf;

constexpr auto inputs = static_cast<Eigen::Index>(input_width);
constexpr auto hidden = static_cast<Eigen::Index>(hidden_width);

[[nodiscard]] std::size_t sum_of(const ValueInput::Card& card)
{
    return number_width + card.side * pooled_width +
           static_cast<std::size_t>(card.part) * card_width;
}

[[nodiscard]] std::size_t vector_of(const ValueInput::Card& card)
{
    return card.card * pooled_width + static_cast<std::size_t>(card.part) * card_width;
}

}  // namespace

/// Some samples, and what the network makes of them; a column for each.
struct ValueTrainer::Batch {
    std::vector<const ValueSample*> samples;
    std::vector<bool> cards_hidden;
    Matrix input, units;
    Vector odds;
};

/// Calls `with` for each part of a network's weights and the place where it begins here.
template <typename Weights, typename With>
void ValueTrainer::for_each_part(Weights& weights, With with) const
{
    with(0, std::span(weights.vectors));
    for (std::size_t i = 0; i < input_width; ++i)
        with(layer_ + i * hidden_width, std::span(weights.layer[i]));
    with(hidden_bias_, std::span(weights.hidden_bias));
    with(output_, std::span(weights.output));
    with(direct_, std::span(weights.direct));
    with(bias_, std::span(&weights.bias, 1));
}

ValueTrainer::ValueTrainer(const ValueNetwork& network, std::size_t tables, std::uint64_t seed)
    : random_(seed), cards_(network.cards())
{
    allot(cards_.size(), tables);
    for_each_part(network.weights(), [&](std::size_t place, std::span<const float> part) {
        std::ranges::copy(part, weights_.begin() + static_cast<std::ptrdiff_t>(place));
    });
}

ValueTrainer::ValueTrainer(std::vector<std::string> cards, std::size_t tables, std::uint64_t seed)
    : random_(seed), cards_(std::move(cards))
{
    allot(cards_.size(), tables);
    const auto scatter = [&](std::size_t begin, std::size_t end, double size) {
        for (std::size_t i = begin; i < end; ++i)
            weights_[i] = static_cast<float>(size * (random_.below(20'001) / 10'000.0 - 1));
    };
    scatter(0, layer_, 0.1);
    scatter(layer_, hidden_bias_, 0.2);
    scatter(output_, direct_, 0.3);
}

void ValueTrainer::allot(std::size_t cards, std::size_t tables)
{
    layer_ = cards * pooled_width;
    hidden_bias_ = layer_ + input_width * hidden_width;
    output_ = hidden_bias_ + hidden_width;
    direct_ = output_ + hidden_width;
    bias_ = direct_ + input_width;
    tables_ = bias_ + 1;
    for (std::vector<float>* all : {&weights_, &means_, &squares_})
        all->assign(tables_ + tables, 0);
}

void ValueTrainer::foretell(Batch& batch) const
{
    const auto count = static_cast<Eigen::Index>(batch.samples.size());
    batch.input.setZero(inputs, count);
    batch.odds.resize(count);
    for (Eigen::Index n = 0; n < count; ++n) {
        const ValueSample& sample = *batch.samples[static_cast<std::size_t>(n)];
        float* const column = batch.input.col(n).data();
        std::ranges::copy(sample.input.numbers, column);
        const float offset = weights_[tables_ + sample.table];
        batch.odds[n] = weights_[bias_] + (sample.has_first_deck ? offset : -offset);
        if (batch.cards_hidden[static_cast<std::size_t>(n)]) continue;
        for (const ValueInput::Card& card : sample.input.cards) {
            const float* const vector = weights_.data() + vector_of(card);
            float* const sum = column + sum_of(card);
            for (std::size_t i = 0; i < card_width; ++i) sum[i] += card.amount * vector[i];
        }
    }
    const Eigen::Map<const Rows> layer(weights_.data() + layer_, inputs, hidden);
    const Eigen::Map<const Vector> bias(weights_.data() + hidden_bias_, hidden);
    const Eigen::Map<const Vector> output(weights_.data() + output_, hidden);
    const Eigen::Map<const Vector> direct(weights_.data() + direct_, inputs);
    batch.units = ((layer.transpose() * batch.input).colwise() + bias).cwiseMax(0);
    batch.odds += batch.units.transpose() * output + batch.input.transpose() * direct;
}

/// Writes how the mean loss changes with each weight.
void ValueTrainer::find_slopes(const Batch& batch, std::vector<float>& slopes) const
{
    const auto count = static_cast<Eigen::Index>(batch.samples.size());
    std::ranges::fill(slopes, 0.F);
    Vector wrong(count);
    for (Eigen::Index n = 0; n < count; ++n) {
        const ValueSample& sample = *batch.samples[static_cast<std::size_t>(n)];
        const float chance = 1 / (1 + std::exp(-batch.odds[n]));
        wrong[n] = (chance - (sample.won ? 1.F : 0.F)) / static_cast<float>(count);
        slopes[tables_ + sample.table] += sample.has_first_deck ? wrong[n] : -wrong[n];
    }
    const Eigen::Map<const Rows> layer(weights_.data() + layer_, inputs, hidden);
    const Eigen::Map<const Vector> output(weights_.data() + output_, hidden);
    const Eigen::Map<const Vector> direct(weights_.data() + direct_, inputs);
    const Matrix units =
        ((output * wrong.transpose()).array() * (batch.units.array() > 0).cast<float>()).matrix();
    Eigen::Map<Rows>(slopes.data() + layer_, inputs, hidden) = batch.input * units.transpose();
    Eigen::Map<Vector>(slopes.data() + hidden_bias_, hidden) = units.rowwise().sum();
    Eigen::Map<Vector>(slopes.data() + output_, hidden) = batch.units * wrong;
    Eigen::Map<Vector>(slopes.data() + direct_, inputs) = batch.input * wrong;
    slopes[bias_] = wrong.sum();
    const Matrix input = layer * units + direct * wrong.transpose();
    for (Eigen::Index n = 0; n < count; ++n) {
        if (batch.cards_hidden[static_cast<std::size_t>(n)]) continue;
        const float* const column = input.col(n).data();
        for (const ValueInput::Card& card :
             batch.samples[static_cast<std::size_t>(n)]->input.cards) {
            float* const vector = slopes.data() + vector_of(card);
            for (std::size_t i = 0; i < card_width; ++i)
                vector[i] += card.amount * column[sum_of(card) + i];
        }
    }
}

void ValueTrainer::step(const std::vector<float>& slopes, double rate)
{
    first_decay_ *= first_memory;
    second_decay_ *= second_memory;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        const double slope = slopes[i] + decay * weights_[i];
        means_[i] = static_cast<float>(first_memory * means_[i] + (1 - first_memory) * slope);
        squares_[i] =
            static_cast<float>(second_memory * squares_[i] + (1 - second_memory) * slope * slope);
        const double mean = means_[i] / (1 - first_decay_);
        const double size = std::sqrt(squares_[i] / (1 - second_decay_)) + 1e-8;
        weights_[i] -= static_cast<float>(rate * mean / size);
    }
}

void ValueTrainer::train(const std::vector<ValueSample>& samples, int epochs, double rate)
{
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<float> slopes(weights_.size());
    const double all = static_cast<double>(samples.size()) * epochs;
    double seen = 0;
    Batch batch;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        shuffle(order, random_);
        for (std::size_t begin = 0; begin < order.size(); begin += batch_size) {
            batch.samples.clear();
            batch.cards_hidden.clear();
            const auto some =
                std::span(order).subspan(begin).first(std::min(batch_size, order.size() - begin));
            for (const std::size_t i : some) {
                batch.samples.push_back(&samples[i]);
                batch.cards_hidden.push_back(random_.below(samples_per_hidden_one) == 0);
            }
            foretell(batch);
            find_slopes(batch, slopes);
            seen += static_cast<double>(some.size());
            step(slopes, rate * (1 - seen / all));
        }
    }
}

double ValueTrainer::log_loss(const std::vector<ValueSample>& samples) const
{
    double sum = 0;
    for (std::size_t begin = 0; begin < samples.size(); begin += batch_size) {
        Batch batch;
        for (std::size_t i = begin; i < std::min(samples.size(), begin + batch_size); ++i)
            batch.samples.push_back(&samples[i]);
        batch.cards_hidden.assign(batch.samples.size(), false);
        foretell(batch);
        for (std::size_t i = 0; i < batch.samples.size(); ++i) {
            const float odds = batch.odds[static_cast<Eigen::Index>(i)];
            sum += std::log1p(std::exp(batch.samples[i]->won ? -odds : odds));
        }
    }
    return sum / static_cast<double>(samples.size());
}

ValueNetwork ValueTrainer::network() const
{
    ValueNetwork::Weights to;
    to.cards = cards_;
    to.vectors.resize(cards_.size() * pooled_width);
    for_each_part(to, [&](std::size_t place, std::span<float> part) {
        std::ranges::copy(std::span(weights_).subspan(place, part.size()), part.begin());
    });
    return ValueNetwork(std::move(to));
}

ValueNetwork weighted_sum(std::vector<std::string> cards)
{
    ValueNetwork::Weights none;
    none.vectors.resize(cards.size() * pooled_width);
    none.cards = std::move(cards);
    return ValueNetwork(std::move(none));
}

ValueNetwork mean_of(const ValueNetwork& network, const ValueNetwork& sum, double share)
{
    ValueNetwork::Weights mean = network.weights();
    const auto mix = [&](float& weight, float of_sum) {
        weight = static_cast<float>((1 - share) * weight + share * of_sum);
    };
    mix(mean.bias, sum.weights().bias);
    for (float& weight : mean.output) mix(weight, 0);
    for (std::size_t i = 0; i < input_width; ++i) mix(mean.direct[i], sum.weights().direct[i]);
    return ValueNetwork(std::move(mean));
}

}  // namespace ptcg::tools
