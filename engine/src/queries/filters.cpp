// Compares cards and Pokémon with filters.

#include <algorithm>

#include "facts/printed_filter.hpp"
#include "ptcg/queries.hpp"

namespace ptcg {

namespace {

/// What counts as an Ability for a text that asks for one, whatever its era called it.
constexpr CardFilter any_ability = [] {
    CardFilter filter;
    filter.ability_kinds = bit(AbilityKind::ability) | bit(AbilityKind::poke_power) |
                           bit(AbilityKind::poke_body) | bit(AbilityKind::pokemon_power);
    return filter;
}();

}  // namespace

bool Queries::matches(CardIndex card, const CardFilter& filter) const
{
    const SlotId on = slot_of(card);
    if (on == no_slot) return matches(def_id(card), filter);
    if (slot(on).top == card) return matches(on, filter);
    const CardDef& printed = def(card);
    // A Pokémon attached as Energy is a Special Energy card while attached; one attached as a Tool
    // is a Tool.
    const Role role = table().role[at(card)];
    std::uint16_t kinds = kind_bits(printed, rules());
    if (printed.is_pokemon() && role == Role::energy) kinds = CardFilter::special_energy;
    if (printed.is_pokemon() && role == Role::tool) kinds = CardFilter::tool;
    if (!kind_fits(filter, kinds)) return false;
    if (!card_fits(library(), rules(), printed, filter, kinds)) return false;
    if (!filter.types.empty() && !provides_any(card, filter.types)) return false;
    return !filter.has_alternatives() || matches_one(card, filter);
}

bool Queries::matches_one(CardIndex card, const CardFilter& filter) const
{
    return one_fits(library(), filter, [&](const CardFilter& one) { return matches(card, one); });
}

bool Queries::provides_any(CardIndex card, TypeSet types) const
{
    const EnergyFacts facts = provides(card);
    return std::any_of(facts.unit.begin(), facts.unit.begin() + facts.units,
                       [&](TypeSet unit) { return unit.intersects(types); });
}

bool Queries::matches(SlotId id, const CardFilter& filter) const
{
    using F = CardFilter;
    if (!kind_fits(filter, F::pokemon)) return false;
    if (filter.asks_words() && !words_fit(library(), def(id), filter, true)) return false;
    if (asks_stage(filter) && !stage_fits(filter, stage_properties(id))) return false;
    if (!filter.types.empty() && !types(id).intersects(filter.types)) return false;
    if (filter.asks_traits() && !traits_fit(id, filter)) return false;
    const Slot& s = slot(id);
    constexpr std::uint32_t in_play_only = F::damaged | F::evolved | F::has_energy | F::has_tool |
                                           F::benched | F::active | F::has_condition |
                                           F::has_ability | F::has_special_energy;
    std::uint32_t asked = (filter.properties | filter.lacks) & in_play_only;
    const auto holds = [&](std::uint32_t property) {
        switch (property) {
            case F::damaged:
                return s.damage > 0;
            case F::evolved:
                return is_evolved(id);
            case F::has_energy:
                return s.energy_count > 0;
            case F::has_tool:
                return s.tool_count > 0;
            case F::benched:
                return !is_active(id);
            case F::active:
                return is_active(id);
            case F::has_condition:
                return s.conditions != 0;
            case F::has_ability:
                return has_ability(id, any_ability);
            case F::has_special_energy:
                return has_special_energy(id);
            default:
                return false;
        }
    };
    for (; asked != 0; asked &= asked - 1) {
        const std::uint32_t property = asked & ~(asked - 1);
        if (holds(property) != ((filter.properties & property) != 0)) return false;
    }
    return !filter.has_alternatives() || matches_one(id, filter);
}

bool Queries::matches_one(SlotId id, const CardFilter& filter) const
{
    return one_fits(library(), filter, [&](const CardFilter& one) { return matches(id, one); });
}

bool Queries::goes_on(CardIndex card, SlotId id) const
{
    const CardDef& printed = def(card);
    return printed.goes_on(def(id)) &&
           (printed.only_on == no_filter || matches(id, library().filter(printed.only_on)));
}

bool Queries::traits_fit(SlotId id, const CardFilter& filter) const
{
    if (!filter.weak_to.empty() && !weakness(id).intersects(filter.weak_to)) return false;
    if (!filter.resists.empty() && !resistance(id).intersects(filter.resists)) return false;
    return !filter.asks_ability() || has_ability(id, filter);
}

bool Queries::has_ability(SlotId id, const CardFilter& filter) const
{
    const auto on = [&](DefId printed) {
        const CardDef& card = library().def(printed);
        for (std::uint8_t i = 0; i < card.ability_count; ++i) {
            if (ability_fits(card.abilities[i], filter) && ability_works(id, {printed, i})) {
                return true;
            }
        }
        return false;
    };
    CardIndex card = slot(id).top;
    if (on(def_id(card))) return true;
    while (def(card).has(keeps_abilities) && (card = below(id, card)) != no_card) {
        if (on(def_id(card))) return true;
    }
    return false;
}

int Queries::count_matching(PlayerId id, Zone zone, const CardFilter& filter) const
{
    int count = 0;
    const Pile& cards = pile(id, zone);
    for (std::size_t i = 0; i < cards.count; ++i) count += matches(cards.cards[i], filter) ? 1 : 0;
    return count;
}

}  // namespace ptcg
