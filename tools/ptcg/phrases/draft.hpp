#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/drafting.hpp"
#include "phrases/form.hpp"
#include "phrases/phrasebook.hpp"
#include "phrases/tokens.hpp"

namespace ptcg::tools::phrases {

/// How a text was read.
struct ReadText {
    std::vector<Token> tokens;   ///< without what only reminds of a rule
    std::vector<FormRef> forms;  ///< one, if the text was read; several: see Reading
    /// Where the text was not understood: the byte of the first word that no wording went past.
    std::size_t stopped = 0;
};

/// The most tokens a text may have: more than any card says. A longer one is not read,
/// because reading goes as deep as the text is long.
inline constexpr std::size_t most_tokens = 400;

/// Reads a card's text, in our wording or a printed one. `names` are the names that the card uses
/// for itself. The text must outlive the result.
[[nodiscard]] ReadText read_text(const Phrasebook& book, std::string_view text,
                                 std::span<const std::string> names, std::string_view category);

}  // namespace ptcg::tools::phrases
