#pragma once

#include <array>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

#include "repl/words.hpp"

namespace ptcg::tools {

/// Changes `match` as the words after `set` say; see its help. `mover` is whose places go without
/// an owner. After an error the match is good for nothing.
[[nodiscard]] Result<void> edit_in_words(Match& match, const std::vector<Word>& words,
                                         PlayerId mover,
                                         const std::array<std::string, players>& names);

/// The same for `top`: cards of a deck come to its top.
[[nodiscard]] Result<void> stack_in_words(Match& match, const std::vector<Word>& words,
                                          PlayerId mover,
                                          const std::array<std::string, players>& names);

/// Every word `set` understands.
[[nodiscard]] std::vector<std::string> set_vocabulary();

}  // namespace ptcg::tools
