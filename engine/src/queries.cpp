// Printed facts as changed by the texts and effects in force.

#include <algorithm>

#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

[[nodiscard]] EffectContext about(SlotId id, int amount)
{
    EffectContext context;
    context.target = id;
    context.attacker = id;
    context.player = owner_of(id);
    context.amount = amount;
    return context;
}

/// The kinds a card counts as. Where the era calls Tools a sort of Item (or of plain Trainer),
/// texts about Items apply to them (TRN-09).
[[nodiscard]] std::uint16_t kind_bits(const CardDef& def, const Ruleset& rules)
{
    switch (def.kind) {
        case CardKind::pokemon:
            return CardFilter::pokemon;
        case CardKind::energy:
            return def.energy_kind == EnergyKind::basic ? CardFilter::basic_energy
                                                        : CardFilter::special_energy;
        case CardKind::unknown:
            return 0;
        case CardKind::trainer:
            break;
    }
    switch (def.trainer) {
        case TrainerKind::supporter:
            return CardFilter::supporter;
        case TrainerKind::stadium:
            return CardFilter::stadium;
        case TrainerKind::tool:
            return rules.tool_category == ToolCategory::own_kind
                       ? CardFilter::tool
                       : CardFilter::tool | CardFilter::item;
        case TrainerKind::item:
        case TrainerKind::none:
            break;
    }
    return CardFilter::item;
}

[[nodiscard]] TypeSet provided_types(const CardDef& def)
{
    TypeSet types;
    for (std::size_t i = 0; i < def.energy.units; ++i) types.add(def.energy.unit[i]);
    return types;
}

/// The part of a filter that the printed card decides.
[[nodiscard]] bool printed_fits(const CardDef& def, const CardFilter& filter, std::uint16_t kinds)
{
    using F = CardFilter;
    if (filter.kinds != 0 && (filter.kinds & kinds) == 0) return false;
    if (filter.name != no_name && def.name != filter.name) return false;
    if (filter.evolves_from != no_name && def.evolves_from != filter.evolves_from) return false;
    if (filter.hp_at_most != 0 && def.hp > filter.hp_at_most) return false;
    // "Basic Pokémon and basic Energy cards": the Stage is said of the Pokémon among them.
    if (kinds != F::pokemon && (filter.kinds & ~F::pokemon) != 0) return true;
    const std::uint16_t want = filter.properties;
    if ((want & F::basic) != 0 && !def.is_basic_pokemon()) return false;
    if ((want & F::evolution) != 0 && !def.is_evolution()) return false;
    if ((want & F::stage_1) != 0 && def.stage != Stage::stage_1) return false;
    return (want & F::stage_2) == 0 || def.stage == Stage::stage_2;
}

}  // namespace

int Resolver::hp(SlotId id)
{
    EffectContext context = about(id, def(id).hp);
    return query(Hook::hp, context);
}

TypeSet Resolver::types(SlotId id)
{
    if ((table().listeners & bit(Hook::types)) == 0) return def(id).types;
    EffectContext context = about(id, def(id).types.bits());
    return TypeSet::from_bits(static_cast<std::uint16_t>(query(Hook::types, context)));
}

int Resolver::retreat_cost(SlotId id)
{
    EffectContext context = about(id, def(id).retreat);
    return std::max(0, query(Hook::retreat_cost, context));
}

EnergyFacts Resolver::provides(CardIndex card)
{
    EnergyFacts facts = def(card).energy;
    if ((table().listeners & bit(Hook::energy_provided)) == 0) return facts;
    for (std::size_t i = 0; i < facts.units; ++i) {
        EffectContext context = about(slot_of(card), facts.unit[i].bits());
        context.event_card = card;
        facts.unit[i] =
            TypeSet::from_bits(static_cast<std::uint16_t>(query(Hook::energy_provided, context)));
    }
    return facts;
}

EnergyUnits Resolver::energy(SlotId id)
{
    EnergyUnits units;
    if (slot(id).energy_count == 0) return units;
    for (CardIndex c = slot(id).first; c != no_card; c = table().next[at(c)]) {
        if (table().role[at(c)] != Role::energy) continue;
        const EnergyFacts facts = provides(c);
        for (std::size_t i = 0; i < facts.units && units.count < units.unit.size(); ++i) {
            units.unit[units.count++] = facts.unit[i];
        }
    }
    return units;
}

Cost Resolver::attack_cost(SlotId id, AttackRef attack)
{
    Cost cost = library_->def(attack.def).attacks[attack.index].cost;
    if ((table().listeners & bit(Hook::attack_cost)) == 0) return cost;
    EffectContext context = about(id, 0);
    context.attack = attack;
    const int change = query(Hook::attack_cost, context);
    std::uint8_t& colorless = cost.of[at(Type::colorless)];
    const int after = std::max(0, colorless + change);
    cost.total = static_cast<std::uint8_t>(cost.total - colorless + after);
    colorless = static_cast<std::uint8_t>(after);
    return cost;
}

int Resolver::prizes_for(SlotId id)
{
    EffectContext context = about(id, def(id).prizes);
    return std::max(0, query(Hook::prizes, context));
}

int Resolver::bench_limit(PlayerId id)
{
    EffectContext context;
    context.player = id;
    context.amount = rules_->bench;
    return std::clamp(query(Hook::bench_size, context), 0, static_cast<int>(max_bench));
}

bool Resolver::matches(CardIndex card, const CardFilter& filter)
{
    if (const SlotId id = slot_of(card); id != no_slot && slot(id).top == card) {
        return matches(id, filter);
    }
    const CardDef& printed = def(card);
    // A Pokémon attached as Energy is a Special Energy card while it is.
    const bool as_energy =
        printed.is_pokemon() && slot_of(card) != no_slot && table().role[at(card)] == Role::energy;
    const std::uint16_t kinds =
        as_energy ? std::uint16_t{CardFilter::special_energy} : kind_bits(printed, *rules_);
    if (!printed_fits(printed, filter, kinds)) return false;
    if (filter.types.empty()) return true;
    // An Energy card that is attached may provide other types than it has printed.
    if (printed.kind == CardKind::energy || slot_of(card) != no_slot) {
        const EnergyFacts facts = provides(card);
        for (std::size_t i = 0; i < facts.units; ++i) {
            if (facts.unit[i].intersects(filter.types)) return true;
        }
        return false;
    }
    return printed.types.intersects(filter.types) ||
           (!printed.is_pokemon() && provided_types(printed).intersects(filter.types));
}

bool Resolver::matches(SlotId id, const CardFilter& filter)
{
    using F = CardFilter;
    if (!printed_fits(def(id), filter, CardFilter::pokemon)) return false;
    if (!filter.types.empty() && !types(id).intersects(filter.types)) return false;
    const Slot& s = slot(id);
    const std::uint16_t want = filter.properties;
    if ((want & F::damaged) != 0 && s.damage == 0) return false;
    if ((want & F::evolved) != 0 && !is_evolved(id)) return false;
    if ((want & F::not_evolved) != 0 && is_evolved(id)) return false;
    if ((want & F::has_energy) != 0 && s.energy_count == 0) return false;
    if ((want & F::has_tool) != 0 && s.tool_count == 0) return false;
    if ((want & F::benched) != 0 && is_active(id)) return false;
    if ((want & F::active) != 0 && !is_active(id)) return false;
    return (want & F::has_condition) == 0 || s.conditions != 0;
}

int Resolver::count_matching(PlayerId id, Zone zone, const CardFilter& filter)
{
    int count = 0;
    const Pile& cards = pile(id, zone);
    for (std::size_t i = 0; i < cards.count; ++i) count += matches(cards.cards[i], filter) ? 1 : 0;
    return count;
}

bool Resolver::affects(SlotId id)
{
    if (source_.origin == Origin::rule) return true;
    if (source_.origin == Origin::attack && has_lasting(id, LastingKind::no_effects) &&
        source_.slot != id) {
        return false;
    }
    if ((table().listeners & bit(Hook::allow_effect)) == 0) return true;
    EffectContext context;
    context.target = id;
    context.attacker = source_.slot;
    context.player = owner_of(id);
    context.event_player = source_.player;
    context.event_origin = source_.origin;
    return allowed(Hook::allow_effect, context);
}

}  // namespace ptcg
