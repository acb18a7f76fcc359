#pragma once

#include <span>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/ruleset.hpp"

namespace ptcg {

/// A rule that a deck breaks.
struct DeckProblem {
    std::string rule;     ///< "DECK-02"
    std::string message;  ///< in words, with the card and the numbers
    DefId card = no_def;  ///< a card involved, if one can be named
};

/// Returns all rules of section 15 that the deck breaks; empty if it is legal under the ruleset.
[[nodiscard]] std::vector<DeckProblem> check_deck(const CardLibrary& library, const Ruleset& rules,
                                                  std::span<const DefId> cards);

}  // namespace ptcg
