#pragma once

#include <string>

#include "phrases/draft_state.hpp"
#include "phrases/nouns.hpp"

namespace ptcg::tools::phrases {

/// Returns the filter as an argument: a word, or the name of a local made for it.
[[nodiscard]] std::string named_filter(DraftState& state, const Noun& noun);

/// Returns the filter of Pokémon in play, which says itself that they are Benched.
[[nodiscard]] std::string filter_in_play(DraftState& state, Noun noun);

/// Returns a filter and a number for a verb's own table.
[[nodiscard]] std::string search_elements(DraftState& state, const Noun& noun, bool exactly);

/// Returns a list of all that the noun means; empty if it means both players'.
[[nodiscard]] std::string list_of_each(DraftState& state, const Noun& noun);

/// Returns how many there are, as an expression.
[[nodiscard]] std::string count_of(DraftState& state, const Noun& noun);

/// Returns whether there is anything to choose from, as an expression; empty if there always is.
[[nodiscard]] std::string exists(DraftState& state, const Noun& noun);

}  // namespace ptcg::tools::phrases
