#pragma once

#include <cstdint>
#include <optional>

#include "phrases/card_draft.hpp"
#include "ptcg/scripting/position.hpp"
#include "text_tests/scenes/palette.hpp"

namespace ptcg::tools {

/// Returns a random position in which the card's text may do something: an attacker with Energy, a
/// Trainer card in hand, a Tool on a Pokémon, in the midst of other cards. The same seed gives the
/// same position. Its ruleset is left to the caller. Returns nothing if the library has no Pokémon.
[[nodiscard]] std::optional<Position> make_scene(const CardLibrary& library, const Palette& palette,
                                                 DefId card, const phrases::EffectText& text,
                                                 std::uint64_t seed);

}  // namespace ptcg::tools
