#pragma once

#include <cstdint>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/state.hpp"

#include "text_tests/scenes/palette.hpp"

namespace ptcg::tools {

/// Lets things have happened, in this turn and the last ones, that the text's words are about:
/// Knock Outs, attacks, cards played. Returns whether there are any.
bool add_history(MatchState& state, const CardLibrary& library, const Palette& palette,
                 std::string_view text, std::uint64_t seed);

}  // namespace ptcg::tools
