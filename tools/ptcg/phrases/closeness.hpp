#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ptcg::tools::phrases {

/// Words that one text has in a row and another one, too.
struct SharedWords {
    std::size_t count = 0;
    std::string words;  ///< in lowercase
};

/// Returns the longest sequence of words that our text shares with a sentence of the printed one.
/// Sentences of up to eight words are formulas, which nobody can say in another way: they do not
/// count.
[[nodiscard]] SharedWords longest_shared(std::string_view ours, std::string_view printed);

/// Our texts share fewer words than this with the printed ones.
inline constexpr std::size_t too_many_shared = 7;

}  // namespace ptcg::tools::phrases
