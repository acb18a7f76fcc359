#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "phrases/phrasebook.hpp"
#include "phrases/tokens.hpp"

namespace ptcg::tools::phrases {

/// Returns the rows whose wordings are most like these words, the nearest first: at most `most`,
/// and none that share less than half of their words. Rows of the same wording count once.
[[nodiscard]] std::vector<const Row*> nearest_rows(const Phrasebook& book,
                                                   std::span<const Token> words, std::size_t most);

}  // namespace ptcg::tools::phrases
