#include "policy.hpp"

#include <algorithm>
#include <charconv>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "built_in.hpp"
#include "weight_table.hpp"

namespace ptcg {
namespace {

// The names of lines: "PURPOSE KIND", and "PURPOSE KIND card ID NUMBER", or "target" or "asker".
constexpr std::string_view of_card_mark = "card";
constexpr std::string_view of_target_mark = "target";
constexpr std::string_view of_asker_mark = "asker";
constexpr int policy_digits = 3;

template <std::size_t Size>
[[nodiscard]] float sum(const std::array<float, Size>& weights,
                        std::span<const float, Size> numbers)
{
    float result = 0;
    for (std::size_t i = 0; i < Size; ++i) result += weights[i] * numbers[i];
    return result;
}

[[nodiscard]] std::string name_of_question(std::size_t question)
{
    return fmt::format("{} {}", name_of(static_cast<Purpose>(question / option_kind_count)),
                       name_of(static_cast<OptionKind>(question % option_kind_count)));
}

[[nodiscard]] std::vector<std::string_view> words_of(std::string_view name)
{
    std::vector<std::string_view> words;
    while (!name.empty()) {
        words.push_back(name.substr(0, name.find(' ')));
        name.remove_prefix(std::min(name.size(), words.back().size() + 1));
    }
    return words;
}

/// Finds the places of lines, adding cards as they occur.
class Reading {
public:
    explicit Reading(PolicyWeights& to) : to_(to)
    {
        for (std::size_t question = 0; question < question_kinds; ++question)
            questions_.emplace(name_of_question(question), static_cast<std::uint16_t>(question));
    }

    [[nodiscard]] std::vector<float*> places(std::string_view name)
    {
        const std::vector<std::string_view> words = words_of(name);
        if (words.size() < 2) return {};
        const auto question = questions_.find(fmt::format("{} {}", words[0], words[1]));
        if (question == questions_.end()) return {};
        CardUse use{.question = question->second};
        if (words.size() == 2) {
            PolicyWeights::General& general = to_.general[use.question];
            return all(general.position, general.option);
        }
        if (words.size() != 5) return {};
        const auto [end, wrong] =
            std::from_chars(words[4].data(), words[4].data() + words[4].size(), use.number);
        if (wrong != std::errc{} || end != words[4].data() + words[4].size()) return {};
        use.card = slot_of(words[3]);
        if (words[2] == of_card_mark) return all(to_.of_card[use]);
        if (words[2] == of_target_mark) return all(to_.of_target[use]);
        if (words[2] == of_asker_mark) return all(to_.of_asker[use]);
        return {};
    }

private:
    [[nodiscard]] static std::vector<float*> all(auto&... rows)
    {
        std::vector<float*> result;
        const auto add = [&](auto& row) {
            for (float& number : row) result.push_back(&number);
        };
        (add(rows), ...);
        return result;
    }

    [[nodiscard]] std::uint16_t slot_of(std::string_view card)
    {
        const auto [slot, is_new] =
            slots_.try_emplace(std::string(card), static_cast<std::uint16_t>(to_.cards.size() + 1));
        if (is_new) to_.cards.emplace_back(card);
        return slot->second;
    }

    PolicyWeights& to_;
    std::unordered_map<std::string, std::uint16_t> questions_, slots_;
};

[[nodiscard]] bool has_any(std::span<const float> numbers)
{
    return std::ranges::any_of(numbers, [](float number) { return number != 0; });
}

}  // namespace

double PolicyWeights::score(const QuestionInput& question, const OptionInput& option) const
{
    const std::span position(question.position);
    const General& all = general[option.question];
    float result = sum(all.position, position) + sum(all.option, std::span(option.numbers));
    const auto add = [&](const auto& rows, const CardUse& use, auto numbers) {
        if (use.card == 0) return;
        if (const auto row = rows.find(use); row != rows.end()) result += sum(row->second, numbers);
    };
    add(of_card, option.card, position.first<numbers_by_card>());
    add(of_target, option.target, std::span(option.about));
    add(of_asker, option.asker, std::span(option.about));
    return result;
}

Result<PolicyWeights> PolicyWeights::read(std::string_view text)
{
    PolicyWeights weights;
    Reading reading(weights);
    const Result<void> read =
        read_weight_table(text, [&](std::string_view name) { return reading.places(name); });
    if (!read) return read.error();
    return weights;
}

std::string PolicyWeights::text() const
{
    std::string text = fmt::format(
        "# PURPOSE KIND: {} {}\n# PURPOSE KIND card ID NUMBER: {}\n"
        "# PURPOSE KIND target ID NUMBER, PURPOSE KIND asker ID NUMBER: {}\n",
        fmt::join(position_numbers, " "), fmt::join(option_numbers, " "),
        fmt::join(std::span(position_numbers).first(numbers_by_card), " "),
        fmt::join(target_numbers, " "));
    for (std::size_t question = 0; question < question_kinds; ++question) {
        std::array<float, position_numbers.size() + option_numbers.size()> numbers{};
        std::ranges::copy(general[question].option,
                          std::ranges::copy(general[question].position, numbers.begin()).out);
        if (has_any(numbers))
            add_weight_line(text, name_of_question(question), numbers, policy_digits);
    }
    std::vector<std::pair<std::string, std::span<const float>>> lines;
    const auto add = [&](const auto& rows, std::string_view mark) {
        for (const auto& [use, row] : rows) {
            lines.emplace_back(fmt::format("{} {} {} {}", name_of_question(use.question), mark,
                                           cards[use.card - 1U], use.number),
                               row);
        }
    };
    add(of_card, of_card_mark);
    add(of_target, of_target_mark);
    add(of_asker, of_asker_mark);
    std::ranges::sort(lines, {}, [](const auto& line) -> const std::string& { return line.first; });
    for (const auto& [name, row] : lines)
        if (has_any(row)) add_weight_line(text, name, row, policy_digits);
    return text;
}

const PolicyWeights& built_in_policy()
{
    static const PolicyWeights weights = PolicyWeights::read(policy_file()).value();
    return weights;
}

}  // namespace ptcg
