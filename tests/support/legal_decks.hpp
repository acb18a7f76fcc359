#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/format.hpp"

namespace ptcg::test {

/// Returns the cards of the library that a deck may contain in this format.
[[nodiscard]] std::vector<DefId> legal_cards(const CardLibrary& library, const Format& format,
                                             const Ruleset& rules);

/// Draws a legal deck from `cards`, which `legal_cards` returned: some Pokémon with what they
/// evolve from, Trainer and special Energy cards, and basic Energy for the attacks. `below(n)`
/// draws a number from 0 to n - 1. Returns an empty deck if the format allows none of these cards.
[[nodiscard]] std::vector<DefId> draw_legal_deck(
    const CardLibrary& library, const Format& format, const Ruleset& rules,
    const std::vector<DefId>& cards, const std::function<std::size_t(std::size_t)>& below);

}  // namespace ptcg::test
