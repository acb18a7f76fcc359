#pragma once

#include "text_tests/expectations/expectation_test.hpp"

namespace ptcg::tools {

/// Compares random positions in which a card's text works with the same ones in which it is silent:
/// only what the text's passives say may be different. `silent` are the same cards, all silent.
[[nodiscard]] ExpectationResult test_passives(SilentCards& cards, SilentCards& silent,
                                              const RulesOfCard& rules, DefId card,
                                              const phrases::EffectText& text,
                                              const phrases::Form& form, int scenes);

}  // namespace ptcg::tools
