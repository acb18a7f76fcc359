#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"

#include "card_tests/bindings/words.hpp"

/// Writes what was played as the source of a card test: runnable Lua in the language of `ptcg
/// test`.
namespace ptcg::tools {

/// Part of a match: its start, and every answer given since then, including those of chance.
struct Recording {
    const CardLibrary* library = nullptr;
    const Ruleset* rules = nullptr;
    EffectHost* effects = nullptr;
    MatchState start;  ///< with explicit chance
    std::vector<std::vector<std::uint16_t>> answers;
    PlayerId me = PlayerId::one;  ///< the player the test calls "me"
};

/// Returns the statements that give these answers again, one line each ("t:attack \"Thunder\""), or
/// several lines if long. Fails, naming the question, if the answers do not fit the match or one
/// can't be expressed in words.
[[nodiscard]] Result<std::vector<std::string>> to_statements(const Recording& recording);

/// Returns the statements for these answers.
[[nodiscard]] std::vector<std::string> to_statements(const WaitingAnswers& waiting);

/// Returns a whole test that ends by expecting all changes. `position` is the argument of
/// t:position (Lua source, see position_source.hpp) for the recording's start. Fails like
/// to_statements, or if the recording ends while a question is open.
[[nodiscard]] Result<std::string> to_test_source(const std::string& name,
                                                 const std::string& position,
                                                 const Recording& recording);

/// Returns `text` as a Lua string.
[[nodiscard]] std::string quoted_for_lua(std::string_view text);

}  // namespace ptcg::tools
