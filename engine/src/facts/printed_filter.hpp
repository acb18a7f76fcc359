#pragma once

#include <algorithm>

#include "ptcg/card_library.hpp"
#include "ptcg/filter.hpp"
#include "ptcg/ruleset.hpp"

/// Compares a filter with the printed card, part by part.
namespace ptcg {

inline constexpr std::uint32_t all_stage_words = CardFilter::basic | CardFilter::evolution |
                                                 CardFilter::stage_1 | CardFilter::stage_2 |
                                                 CardFilter::rule_box;

/// Checked first: most filters ask only for a kind, and most cards are of another.
[[nodiscard]] inline bool kind_fits(const CardFilter& filter, std::uint16_t kinds)
{
    return (filter.kinds == 0 || (filter.kinds & kinds) != 0) && (filter.other_kinds & kinds) == 0;
}

/// Returns whether one of the filter's alternatives fits; calls `fits` for each.
template <typename Fits>
[[nodiscard]] bool one_fits(const CardLibrary& library, const CardFilter& filter, const Fits& fits)
{
    return std::any_of(filter.any.begin(), filter.any.end(), [&](FilterId alternative) {
        return alternative != no_filter && fits(library.filter(alternative));
    });
}

[[nodiscard]] inline bool asks_stage(const CardFilter& filter)
{
    return ((filter.properties | filter.lacks) & all_stage_words) != 0;
}

[[nodiscard]] inline bool stage_fits(const CardFilter& filter, std::uint32_t has)
{
    return (filter.properties & all_stage_words & ~has) == 0 &&
           (filter.lacks & has & all_stage_words) == 0;
}

/// Returns the kinds that a card counts as. In eras where Tools are a kind of Item (or of plain
/// Trainer), texts about Items apply to them (TRN-09).
[[nodiscard]] std::uint16_t kind_bits(const CardDef& def, const Ruleset& rules);
/// Returns whether an Ability has the kind and name that a filter asks for.
[[nodiscard]] bool ability_fits(const AbilityDef& ability, const CardFilter& filter);
/// Compares the card's name, HP and class: what a filter asks about the printed card besides its
/// kind, its types and its Stage. `whole`: it is a Pokémon in play. A single part elsewhere has no
/// HP and does not belong to a class (VUN-07).
[[nodiscard]] bool words_fit(const CardLibrary& library, const CardDef& def,
                             const CardFilter& filter, bool whole);
/// Compares everything that a filter asks about a card not in play, except its kind and its types.
[[nodiscard]] bool card_fits(const CardLibrary& library, const Ruleset& rules, const CardDef& def,
                             const CardFilter& filter, std::uint16_t kinds);

}  // namespace ptcg
