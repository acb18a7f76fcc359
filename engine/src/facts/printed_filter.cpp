#include "facts/printed_filter.hpp"

#include <algorithm>

#include "cards/affinity.hpp"
#include "cards/stage_words.hpp"
#include "ptcg/facts.hpp"

namespace ptcg {

/// CARD-12: what is printed, except that the era decides whether a Tool is also an Item (T-16).
std::uint16_t kind_bits(const CardDef& def, const Ruleset& rules)
{
    // TRN-09
    constexpr std::uint16_t tool = CardFilter::tool | CardFilter::item;
    const bool tool_alone = def.kinds == tool && rules.tool_category == ToolCategory::own_kind;
    return tool_alone ? std::uint16_t{CardFilter::tool} : def.kinds;
}

bool words_fit(const CardLibrary& library, const CardDef& def, const CardFilter& filter, bool whole)
{
    const bool lone_part = def.parts != 0 && !whole;
    if (filter.names[0] != no_name &&
        std::find(filter.names.begin(), filter.names.end(), def.name) == filter.names.end()) {
        return false;
    }
    if (filter.other_than != no_name && def.name == filter.other_than) return false;
    if (filter.name_includes != no_name &&  // NAME-09: one word for the names with any letter
        library.name(def.name).find(library.name(filter.name_includes)) == std::string_view::npos) {
        return false;
    }
    if (filter.evolves_from != no_name && def.evolves_from != filter.evolves_from) return false;
    if (filter.evolves_over != no_name && !library.evolves(filter.evolves_over, def.evolves_from)) {
        return false;
    }
    if (filter.hp_at_most != 0 && (def.hp > filter.hp_at_most || lone_part)) return false;
    if (!filter.classes.empty() && (lone_part || !def.classes.intersects(filter.classes))) {
        return false;
    }
    return lone_part || !def.classes.intersects(filter.other_classes);
}

bool ability_fits(const AbilityDef& ability, const CardFilter& filter)
{
    return (filter.ability_kinds == 0 || (filter.ability_kinds & bit(ability.kind)) != 0) &&
           (filter.ability == no_name || filter.ability == ability.name);
}

namespace {

/// Compares Weakness, Resistance and Abilities as printed. A part of a Pokémon has none of them
/// outside of play (VUN-07).
[[nodiscard]] bool printed_traits_fit(const CardDef& def, const CardFilter& filter)
{
    if (def.parts != 0) return false;
    if (!filter.weak_to.empty() && !types_of(def.weakness).intersects(filter.weak_to)) return false;
    if (!filter.resists.empty() && !types_of(def.resistance).intersects(filter.resists)) {
        return false;
    }
    if (!filter.asks_ability()) return true;
    return std::any_of(def.abilities.begin(), def.abilities.begin() + def.ability_count,
                       [&](const AbilityDef& ability) { return ability_fits(ability, filter); });
}

}  // namespace

bool card_fits(const CardLibrary& library, const Ruleset& rules, const CardDef& def,
               const CardFilter& filter, std::uint16_t kinds)
{
    using F = CardFilter;
    if (filter.asks_words() && !words_fit(library, def, filter, false)) return false;
    if (filter.asks_traits() && !printed_traits_fit(def, filter)) return false;
    if (!asks_stage(filter)) return true;
    // "Basic Pokémon and basic Energy cards": the Stage refers only to the Pokémon among them.
    if (kinds != F::pokemon && (filter.kinds & ~F::pokemon) != 0) return true;
    // A single part of a Pokémon that is put together has neither a Stage nor a Rule Box (VUN-05,
    // VUN-08).
    return stage_fits(filter, def.parts != 0 ? std::uint32_t{0} : stage_words(def, rules));
}

bool Facts::matches(DefId printed, const CardFilter& filter) const
{
    const CardDef& card = library().def(printed);
    const std::uint16_t kinds = kind_bits(card, rules());
    if (!kind_fits(filter, kinds)) return false;
    if (!card_fits(library(), rules(), card, filter, kinds)) return false;
    if (!filter.types.empty() && !card.types_out_of_play().intersects(filter.types)) return false;
    return !filter.has_alternatives() || matches_one(printed, filter);
}

bool Facts::matches_one(DefId printed, const CardFilter& filter) const
{
    return one_fits(library(), filter,
                    [&](const CardFilter& one) { return matches(printed, one); });
}

}  // namespace ptcg
