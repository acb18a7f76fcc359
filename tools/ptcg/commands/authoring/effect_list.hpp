#pragma once

#include <string>
#include <vector>

#include "ptcg/result.hpp"

#include "data/data.hpp"

namespace ptcg::tools {

/// How an attack, an Ability or a card's own text is tested.
struct EffectStatus {
    std::string card;       ///< id
    std::string effect;     ///< the name of the attack or Ability; empty: the card's own text
    bool by_rows = false;   ///< what may follow is what the rows of its text expect
    bool by_draft = false;  ///< its script does what another, written for its text, does
    bool by_hand = false;   ///< somebody has written a test that names it
};

/// Returns the effects of all cards in the order of their files. Tests all texts, which takes some
/// seconds. The error: see `test_texts`.
[[nodiscard]] Result<std::vector<EffectStatus>> list_effects(const Data& data, unsigned jobs);

/// Returns a table as text with tabs, one line each: the card, the effect, how it is tested.
[[nodiscard]] std::string to_tsv(const std::vector<EffectStatus>& effects);
/// Returns the numbers of all effects, by how they are tested, in a few lines.
[[nodiscard]] std::string summary_of(const std::vector<EffectStatus>& effects);

}  // namespace ptcg::tools
