#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/legality.hpp"
#include "repl/session.hpp"
#include "repl/words.hpp"

/// Actions in words, whether they are possible or not.
namespace ptcg::tools {

/// Returns the words such an action may begin with: "attack", "attach" ...
[[nodiscard]] std::vector<std::string> action_verbs();

/// Returns whether the word is one of them.
[[nodiscard]] bool is_action_verb(std::string_view word);

/// An action and the reasons against it; none if nothing forbids it.
struct JudgedAction {
    std::string what;  ///< its name, if the words mean several actions
    std::vector<WhyNot> reasons;
};

/// Returns the reasons against what "attach fire to bench 2" means; "attack" alone means each
/// attack of the Active Pokémon. Fails if the words mean nothing. REQUIRES: words, a running match
/// in a turn.
[[nodiscard]] Result<std::vector<JudgedAction>> judged_actions(Session& session,
                                                               const std::vector<Word>& words);

/// Returns the answer to the open question that an action in words, or an answer in words, means.
/// An answer may begin with the verb of the question: "bench mareep", "attack thunder". If the
/// action is not possible, the error gives the reasons.
[[nodiscard]] Result<std::vector<std::uint16_t>> meant_picks(Session& session,
                                                             const std::vector<Word>& words);

}  // namespace ptcg::tools
