#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/decision.hpp"

/// The purpose of each question a script asks, as far as its source shows: a Pokémon that is chosen
/// and then damaged is chosen to be damaged. This affects only what players are told and how bots
/// decide.
namespace ptcg::script {

/// Lua's source name of the chunk that asks for the `target` of attacks.
inline constexpr std::string_view target_chunk = "=target";

class QuestionPurposes {
public:
    /// Reads the script with this source.
    explicit QuestionPurposes(std::string_view source);

    /// Returns the purpose of the choice on this line, among Pokémon or cards.
    [[nodiscard]] std::optional<Purpose> in_line(int line, bool pokemon) const;
    /// Returns the purpose of the `target` at `where`, such as `attack "Lure"`.
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
