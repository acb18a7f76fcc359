#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/decision.hpp"

/// What the questions of a script are for, as far as reading it tells: a Pokémon that is chosen and
/// then damaged is chosen to be damaged. Nothing depends on it but what players are told, and what
/// bots go by.
namespace ptcg::script {

/// The chunk of Lua that asks for the `target` of attacks, as Lua calls its source.
inline constexpr std::string_view target_chunk = "=target";

class QuestionPurposes {
public:
    /// Of the script with this source.
    explicit QuestionPurposes(std::string_view source);

    /// Of the choice that is called in this line, among Pokémon or cards.
    [[nodiscard]] std::optional<Purpose> in_line(int line, bool pokemon) const;
    /// Of the `target` of an attack, by where that is: `attack "Lure"`.
    [[nodiscard]] std::optional<Purpose> of_target(std::string_view where) const;

private:
    struct Question {
        int line = 0;
        bool pokemon = false;
        Purpose purpose{};
    };
    std::vector<Question> questions_;
    std::map<std::string, Purpose, std::less<>> targets_;
};

}  // namespace ptcg::script
