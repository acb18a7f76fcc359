#include "value_network.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "built_in.hpp"
#include "weight_table.hpp"

namespace ptcg {
namespace {

using Weights = ValueNetwork::Weights;

constexpr std::array<std::string_view, 2> side_names = {"mine", "theirs"};
constexpr std::string_view card_mark = "card ";
constexpr int value_digits = 4;

/// A line of the table: a name and its numbers.
struct Line {
    std::string name;
    std::vector<float*> numbers;
};

[[nodiscard]] std::vector<std::string> input_names()
{
    std::vector<std::string> names;
    for (const std::string_view side : side_names) {
        for (const std::string_view trait : trait_names)
            names.push_back(fmt::format("{}.{}", side, trait));
    }
    names.emplace_back("my_turn");
    for (const std::string_view side : side_names) {
        for (const std::string_view part : card_part_names) {
            for (std::size_t i = 0; i < card_width; ++i)
                names.push_back(fmt::format("{}.{}.{}", side, part, i));
        }
    }
    return names;
}

/// Returns the lines other than those of cards.
[[nodiscard]] std::vector<Line> lines_of(Weights& weights)
{
    const auto all = [](std::span<float> numbers) {
        std::vector<float*> result;
        for (float& number : numbers) result.push_back(&number);
        return result;
    };
    std::vector<Line> lines;
    lines.push_back({"bias", {&weights.bias}});
    lines.push_back({"hidden_bias", all(weights.hidden_bias)});
    lines.push_back({"output", all(weights.output)});
    const std::vector<std::string> names = input_names();
    for (std::size_t i = 0; i < input_width; ++i) {
        lines.push_back({names[i], all(weights.layer[i])});
        lines.back().numbers.insert(lines.back().numbers.begin(), &weights.direct[i]);
    }
    return lines;
}

/// Returns where the numbers of a line belong; adds a card if it is a card's.
[[nodiscard]] std::vector<float*> places_of(std::string_view name, Weights& weights,
                                            const std::vector<Line>& lines)
{
    if (name.starts_with(card_mark)) {
        weights.cards.emplace_back(name.substr(card_mark.size()));
        weights.vectors.resize(weights.vectors.size() + pooled_width);
        std::vector<float*> numbers;
        for (float& number : std::span(weights.vectors).last(pooled_width))
            numbers.push_back(&number);
        return numbers;
    }
    const auto line = std::ranges::find(lines, name, &Line::name);
    return line == lines.end() ? std::vector<float*>{} : line->numbers;
}

}  // namespace

Result<ValueNetwork> ValueNetwork::read(std::string_view text)
{
    Weights weights;
    const std::vector<Line> lines = lines_of(weights);
    std::size_t others = 0;
    const Result<void> read = read_weight_table(text, [&](std::string_view name) {
        if (!name.starts_with(card_mark)) ++others;
        return places_of(name, weights, lines);
    });
    if (!read) return read.error();
    if (others != lines.size()) {
        return Error{fmt::format("it has {} of {} lines of inputs", others, lines.size())};
    }
    return ValueNetwork(std::move(weights));
}

std::string ValueNetwork::text() const
{
    std::string text;
    Weights copy = weights_;
    std::vector<float> numbers;
    for (const Line& line : lines_of(copy)) {
        numbers.clear();
        for (const float* number : line.numbers) numbers.push_back(*number);
        add_weight_line(text, line.name, numbers, value_digits);
    }
    for (std::size_t i = 0; i < copy.cards.size(); ++i) {
        add_weight_line(text, std::string(card_mark) + copy.cards[i],
                        std::span(copy.vectors).subspan(i * pooled_width, pooled_width),
                        value_digits);
    }
    return text;
}

double ValueNetwork::log_odds(const ValueInput& input) const
{
    std::array<float, input_width> all{};
    std::ranges::copy(input.numbers, all.begin());
    for (const ValueInput::Card& card : input.cards) {
        const std::size_t part = static_cast<std::size_t>(card.part) * card_width;
        const float* const vector = weights_.vectors.data() + card.card * pooled_width + part;
        float* const sum = all.data() + number_width + card.side * pooled_width + part;
        for (std::size_t i = 0; i < card_width; ++i) sum[i] += card.amount * vector[i];
    }
    float result = weights_.bias;
    Hidden hidden = weights_.hidden_bias;
    for (std::size_t i = 0; i < input_width; ++i) {
        if (all[i] == 0) continue;
        result += all[i] * weights_.direct[i];
        for (std::size_t j = 0; j < hidden_width; ++j) hidden[j] += all[i] * weights_.layer[i][j];
    }
    for (std::size_t j = 0; j < hidden_width; ++j)
        result += std::max(0.0F, hidden[j]) * weights_.output[j];
    return result;
}

const ValueNetwork& built_in_values()
{
    static const ValueNetwork network = ValueNetwork::read(values_file()).value();
    return network;
}

}  // namespace ptcg
