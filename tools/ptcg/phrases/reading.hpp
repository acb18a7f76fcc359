#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "phrases/form.hpp"
#include "phrases/tokens.hpp"
#include "phrases/wordings.hpp"

namespace ptcg::tools::phrases {

/// The result of reading a text.
struct Reading {
    /// Every form that the whole text can have. None: it was not understood. Several: the
    /// phrasebook has to be mended.
    std::vector<FormRef> forms;
    /// The token at which every attempt ended: where a text was not understood.
    std::size_t furthest = 0;
};

/// Reads tokens as one phrase of a category ("text"). Names are any words with capital letters, or
/// only `names`.
[[nodiscard]] Reading read(const Wordings& wordings, std::span<const Token> tokens,
                           std::string_view category, const std::set<std::string>* names = nullptr);

}  // namespace ptcg::tools::phrases
