#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/format.hpp"

namespace ptcg::test {

/// The cards of the library that a deck may have in this format.
[[nodiscard]] std::vector<DefId> legal_cards(const CardLibrary& library, const Format& format,
                                             const Ruleset& rules);

/// A legal deck, drawn from `cards`, those of `legal_cards`: some Pokémon with what they evolve
/// from, Trainer and special Energy cards, and basic Energy for the attacks. `below(n)` draws a
/// number from 0 to n - 1. Empty if the format allows no deck of these cards.
[[nodiscard]] std::vector<DefId> draw_legal_deck(
    const CardLibrary& library, const Format& format, const Ruleset& rules,
    const std::vector<DefId>& cards, const std::function<std::size_t(std::size_t)>& below);

}  // namespace ptcg::test
