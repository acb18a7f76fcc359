#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/legality.hpp"
#include "repl/session.hpp"
#include "repl/words.hpp"

/// What a person means by an action that is not carried out, but asked about.
namespace ptcg::tools {

/// The words such an action may begin with: "attack", "attach" ...
[[nodiscard]] std::vector<std::string> action_verbs();

/// Whether it is one of them.
[[nodiscard]] bool is_action_verb(std::string_view word);

/// "attach fire to bench 2" as what is wanted, whether it is possible or not; "attack" alone is
/// each attack of the Active Pokémon. REQUIRES: words, a match in a turn.
[[nodiscard]] Result<std::vector<WantedAction>> wanted_actions(Session& session,
                                                               const std::vector<Word>& words);

/// The answer to the open question that an action in words, or an answer in words, stands for. An
/// answer may begin with the verb of what is asked: "bench mareep", "attack thunder".
[[nodiscard]] Result<std::vector<std::uint16_t>> meant_picks(const OpenQuestion& open,
                                                             const std::vector<Word>& words);

}  // namespace ptcg::tools
