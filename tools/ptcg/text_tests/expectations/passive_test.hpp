#pragma once

#include "text_tests/expectations/paired_scenes.hpp"
#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {

/// Compares what the rules say of Pokémon, and the damage of all attacks, where the text works and
/// where it is silent: only what the text's passives say may be different.
[[nodiscard]] ExpectationResult test_passives(const PairedTest& test, const phrases::Form& form);

/// The same in one position, for what is true there.
[[nodiscard]] PairResult compare_claims(PairedScene& scene, const std::vector<Claim>& claims);

/// Compares what follows each action where the text works and where it is silent: what the text
/// says that it does because of what happened must be added, and nothing else.
[[nodiscard]] ExpectationResult test_reactions(const PairedTest& test, const phrases::Form& form);

}  // namespace ptcg::tools
