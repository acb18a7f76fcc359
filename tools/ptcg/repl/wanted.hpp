#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/legality.hpp"
#include "repl/session.hpp"
#include "repl/words.hpp"

/// Actions that a person asks about without carrying them out.
namespace ptcg::tools {

/// Returns the words such an action may begin with: "attack", "attach" ...
[[nodiscard]] std::vector<std::string> action_verbs();

/// Returns whether the word is one of them.
[[nodiscard]] bool is_action_verb(std::string_view word);

/// Returns the actions that "attach fire to bench 2" means, whether they are possible or not;
/// "attack" alone means each attack of the Active Pokémon. REQUIRES: words, a match in a turn.
[[nodiscard]] Result<std::vector<WantedAction>> wanted_actions(Session& session,
                                                               const std::vector<Word>& words);

/// Returns the answer to the open question that an action in words, or an answer in words, means.
/// An answer may begin with the verb of the question: "bench mareep", "attack thunder".
[[nodiscard]] Result<std::vector<std::uint16_t>> meant_picks(const OpenQuestion& open,
                                                             const std::vector<Word>& words);

}  // namespace ptcg::tools
