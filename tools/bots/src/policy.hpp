#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "option_input.hpp"
#include "ptcg/result.hpp"

/// Which option a player would choose who had searched: README.md, "The policy".
namespace ptcg {

struct CardUseHash {
    [[nodiscard]] std::size_t operator()(const CardUse& use) const
    {
        return (std::size_t{use.card} << 24 | std::size_t{use.question} << 8 | use.number) *
               0x9e3779b97f4a7c15u;
    }
};

/// The weights of a policy. An option's score is a weighted sum; the higher, the better.
struct PolicyWeights {
    /// For all options of one kind that answer one kind of question.
    struct General {
        std::array<float, position_numbers.size()> position{};
        std::array<float, option_numbers.size()> option{};

        friend bool operator==(const General&, const General&) = default;
    };
    using OfCard = std::array<float, numbers_by_card>;
    using OfTarget = std::array<float, target_numbers.size()>;

    std::vector<std::string> cards;  ///< their ids
    std::vector<General> general = std::vector<General>(question_kinds);
    std::unordered_map<CardUse, OfCard, CardUseHash> of_card;
    std::unordered_map<CardUse, OfTarget, CardUseHash> of_target;
    std::unordered_map<CardUse, OfTarget, CardUseHash> of_asker;

    /// Returns an option's score in a position. The same on every machine.
    [[nodiscard]] double score(const QuestionInput& question, const OptionInput& option) const;

    /// Reads the text that `text` writes; says which line is wrong.
    [[nodiscard]] static Result<PolicyWeights> read(std::string_view text);
    /// A table: a line for each kind of question and option, and for each card and target in it.
    [[nodiscard]] std::string text() const;
};

/// Returns the weights of policy.tsv, which are built in.
[[nodiscard]] const PolicyWeights& built_in_policy();

}  // namespace ptcg
