#pragma once

#include <array>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

#include "repl/words.hpp"

namespace ptcg::tools {

/// Changes `match` as the words after `set` say; see its help. Places without an owner belong to
/// `mover`. After an error, the match is unusable.
[[nodiscard]] Result<void> edit_in_words(Match& match, const std::vector<Word>& words,
                                         PlayerId mover,
                                         const std::array<std::string, players>& names);

/// Likewise for `top`: moves cards of a deck to its top.
[[nodiscard]] Result<void> stack_in_words(Match& match, const std::vector<Word>& words,
                                          PlayerId mover,
                                          const std::array<std::string, players>& names);

/// Returns every word `set` understands.
[[nodiscard]] std::vector<std::string> set_vocabulary();

}  // namespace ptcg::tools
