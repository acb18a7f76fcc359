#pragma once

#include <cstdint>

#include "ptcg/card_def.hpp"
#include "ptcg/filter.hpp"
#include "ptcg/ruleset.hpp"

namespace ptcg {

/// Returns what the printed card is: CardFilter's basic, evolution, stage_1, stage_2 and rule_box.
/// A Stage of a class is none of the first four on its own (RST-02, RST-03).
[[nodiscard]] inline std::uint32_t stage_words(const CardDef& def, const Ruleset& rules)
{
    using F = CardFilter;
    const bool rule_box =
        def.rule_box || (def.has(older_rule_box) && rules.older_classes_have_rule_box);  // GAP-20
    std::uint32_t has = rule_box ? std::uint32_t{F::rule_box} : 0;
    if (def.is_basic_pokemon()) has |= F::basic;
    if (def.is_evolution()) has |= F::evolution;
    if (def.stage == Stage::stage_1) has |= F::stage_1;
    if (def.stage == Stage::stage_2) has |= F::stage_2;
    return has;
}

}  // namespace ptcg
