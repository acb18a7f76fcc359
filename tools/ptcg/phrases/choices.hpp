#pragma once

#include <string>

#include "phrases/draft_state.hpp"
#include "phrases/nouns.hpp"

namespace ptcg::tools::phrases {

/// Adds the step in which a player chooses what the noun means, and returns the reference to the
/// choice. After "you may", a choice that can be declined is the answer.
std::string add_choice(DraftState& state, const Noun& noun, const std::string& filter);

}  // namespace ptcg::tools::phrases
