#pragma once

#include <string>

#include "phrases/form.hpp"
#include "text_tests/actions/comparison.hpp"
#include "text_tests/scenes/silent_cards.hpp"

namespace ptcg::tools {

/// What came of holding a text's script against the expectations of the text's rows.
struct ExpectationResult {
    int positions = 0;         ///< in which everything was as expected
    std::string not_expected;  ///< why nothing can be expected of the text; empty if it can
    std::string difference;    ///< in several lines; empty: none was found
    std::string position;      ///< TOML: where it shows
};

/// Uses a card's text in random positions and compares everything that may follow with what the
/// rows of the text expect.
[[nodiscard]] ExpectationResult test_expectations(SilentCards& cards, const RulesOfCard& rules,
                                                  DefId card, const phrases::EffectText& text,
                                                  const phrases::Form& form, int scenes);

}  // namespace ptcg::tools
