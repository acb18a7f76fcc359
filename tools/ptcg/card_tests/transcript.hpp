#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"

#include "card_tests/bindings/words.hpp"

/// What was played, as the source of a card test: runnable Lua in the language of `ptcg test`.
namespace ptcg::tools {

/// A stretch of a match: where it begins, and every answer given since, chance's too.
struct Recording {
    const CardLibrary* library = nullptr;
    const Ruleset* rules = nullptr;
    EffectHost* effects = nullptr;
    MatchState start;  ///< with explicit chance
    std::vector<std::vector<std::uint16_t>> answers;
    PlayerId me = PlayerId::one;  ///< who the test calls "me"
};

/// The statements that give these answers again, a line each ("t:attack \"Thunder\""), longer ones
/// over several. Fails, naming the question, if the answers do not fit the match or one cannot be
/// said in words.
[[nodiscard]] Result<std::vector<std::string>> to_statements(const Recording& recording);

/// The statements that say these answers.
[[nodiscard]] std::vector<std::string> to_statements(const WaitingAnswers& waiting);

/// A whole test, which ends by expecting every change there was: `position` is the argument of
/// t:position (Lua source, see position_source.hpp) that stands for the recording's start. Fails
/// like to_statements, or if the recording ends while a question is open.
[[nodiscard]] Result<std::string> to_test_source(const std::string& name,
                                                 const std::string& position,
                                                 const Recording& recording);

/// A string of Lua that stands for `text`.
[[nodiscard]] std::string quoted_for_lua(std::string_view text);

}  // namespace ptcg::tools
