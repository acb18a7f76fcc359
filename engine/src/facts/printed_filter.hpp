#pragma once

#include <algorithm>

#include "ptcg/card_library.hpp"
#include "ptcg/filter.hpp"
#include "ptcg/ruleset.hpp"

/// A filter held against the printed card, part by part.
namespace ptcg {

inline constexpr std::uint32_t all_stage_words = CardFilter::basic | CardFilter::evolution |
                                                 CardFilter::stage_1 | CardFilter::stage_2 |
                                                 CardFilter::rule_box;

/// Most filters ask for a kind only, and most cards are of another.
[[nodiscard]] inline bool kind_fits(const CardFilter& filter, std::uint16_t kinds)
{
    return (filter.kinds == 0 || (filter.kinds & kinds) != 0) && (filter.other_kinds & kinds) == 0;
}

/// Whether one of the filter's alternatives fits; `fits` is asked about each.
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

/// The kinds a card counts as. Where the era calls Tools a sort of Item (or of plain Trainer),
/// texts about Items apply to them (TRN-09).
[[nodiscard]] std::uint16_t kind_bits(const CardDef& def, const Ruleset& rules);
/// The kind and name a filter asks of an Ability.
[[nodiscard]] bool ability_fits(const AbilityDef& ability, const CardFilter& filter);
/// Name, HP and class: what a filter asks of the printed card beside its kind, its types and its
/// Stage. `whole`: it is a Pokémon in play; a single part elsewhere has no HP and counts as of no
/// class (VUN-07).
[[nodiscard]] bool words_fit(const CardLibrary& library, const CardDef& def,
                             const CardFilter& filter, bool whole);
/// What a filter asks of a card that is not in play beside its kind and its types.
[[nodiscard]] bool card_fits(const CardLibrary& library, const Ruleset& rules, const CardDef& def,
                             const CardFilter& filter, std::uint16_t kinds);

}  // namespace ptcg
