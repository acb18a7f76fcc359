#pragma once

#include "text_tests/expectations/expectation_test.hpp"

namespace ptcg::tools {

/// Uses a text that lets something last, and goes on into the turns that follow, once with what
/// lasts and once without: only what the rows of the text say of each turn may be different.
[[nodiscard]] ExpectationResult test_lasting(SilentCards& cards, const RulesOfCard& rules,
                                             DefId card, const phrases::EffectText& text,
                                             const phrases::Form& form, int enough);

}  // namespace ptcg::tools
