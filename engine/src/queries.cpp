// Printed facts as changed by the texts and effects in force.

#include <algorithm>

#include "affinity.hpp"
#include "energy_payment.hpp"
#include "hook_mask.hpp"
#include "ptcg/resolver.hpp"
#include "stage_words.hpp"

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
    constexpr std::uint16_t tool = CardFilter::tool | CardFilter::item;
    const bool tool_alone = def.kinds == tool && rules.tool_category == ToolCategory::own_kind;
    return tool_alone ? std::uint16_t{CardFilter::tool} : def.kinds;
}

/// What counts as an Ability to a text that asks for one, whatever its era called it.
constexpr std::uint8_t every_ability = bit(AbilityKind::ability) | bit(AbilityKind::poke_power) |
                                       bit(AbilityKind::poke_body) |
                                       bit(AbilityKind::pokemon_power);

constexpr std::uint16_t all_stage_words = CardFilter::basic | CardFilter::evolution |
                                          CardFilter::stage_1 | CardFilter::stage_2 |
                                          CardFilter::rule_box;

[[nodiscard]] bool asks_stage(const CardFilter& filter)
{
    return ((filter.properties | filter.lacks) & all_stage_words) != 0;
}

[[nodiscard]] bool stage_fits(const CardFilter& filter, std::uint16_t has)
{
    return (filter.properties & all_stage_words & ~has) == 0 &&
           (filter.lacks & has & all_stage_words) == 0;
}

/// Name, HP and class: what a filter asks of the printed card beside its kind, its types and its
/// Stage. `whole`: it is a Pokémon in play; a single part elsewhere has no HP and counts as of no
/// class (VUN-07).
[[nodiscard]] bool words_fit(const CardLibrary& library, const CardDef& def,
                             const CardFilter& filter, bool whole)
{
    const bool lone_part = def.parts != 0 && !whole;
    if (filter.names[0] != no_name &&
        std::find(filter.names.begin(), filter.names.end(), def.name) == filter.names.end()) {
        return false;
    }
    if (filter.other_than != no_name && def.name == filter.other_than) return false;
    if (filter.name_includes != no_name &&
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

/// Most filters ask for a kind only, and most cards are of another.
[[nodiscard]] inline bool kind_fits(const CardFilter& filter, std::uint16_t kinds)
{
    return (filter.kinds == 0 || (filter.kinds & kinds) != 0) && (filter.other_kinds & kinds) == 0;
}

/// Weakness, Resistance and Abilities as printed.
[[nodiscard]] bool printed_traits_fit(const CardDef& def, const CardFilter& filter)
{
    if (!filter.weak_to.empty() && !types_of(def.weakness).intersects(filter.weak_to)) return false;
    if (!filter.resists.empty() && !types_of(def.resistance).intersects(filter.resists)) {
        return false;
    }
    return filter.ability_kinds == 0 ||
           std::any_of(def.abilities.begin(), def.abilities.begin() + def.ability_count,
                       [&](const AbilityDef& ability) {
                           return (filter.ability_kinds & bit(ability.kind)) != 0;
                       });
}

/// What a filter asks of a card that is not in play beside its kind and its types.
[[nodiscard]] bool card_fits(const CardLibrary& library, const Ruleset& rules, const CardDef& def,
                             const CardFilter& filter, std::uint16_t kinds)
{
    using F = CardFilter;
    if (filter.asks_words() && !words_fit(library, def, filter, false)) return false;
    if (filter.asks_traits() && !printed_traits_fit(def, filter)) return false;
    if (!asks_stage(filter)) return true;
    // "Basic Pokémon and basic Energy cards": the Stage is said of the Pokémon among them.
    if (kinds != F::pokemon && (filter.kinds & ~F::pokemon) != 0) return true;
    // A single part of a Pokémon that is put together has neither Stage nor Rule Box (VUN-05,
    // VUN-08).
    return stage_fits(filter, def.parts != 0 ? std::uint16_t{0} : stage_words(def, rules));
}

}  // namespace

int Resolver::hp(SlotId id)
{
    if (!has(table().listeners, Hook::hp)) return def(id).hp;
    EffectContext context = about(id, def(id).hp);
    return query(Hook::hp, context);
}

TypeSet Resolver::types(SlotId id)
{
    if (!has(table().listeners, Hook::types)) return def(id).types;
    EffectContext context = about(id, def(id).types.bits());
    return TypeSet::from_bits(static_cast<std::uint16_t>(query(Hook::types, context)));
}

TypeSet Resolver::affinity(Hook hook, SlotId id, const std::array<Affinity, 2>& printed)
{
    const TypeSet types = types_of(printed);
    if (!has(table().listeners, hook)) return types;
    EffectContext context = about(id, types.bits());
    return TypeSet::from_bits(static_cast<std::uint16_t>(query(hook, context)));
}

TypeSet Resolver::weakness(SlotId id)
{
    return affinity(Hook::weakness, id, kept(id, keeps_affinities).weakness);
}

TypeSet Resolver::resistance(SlotId id)
{
    return affinity(Hook::resistance, id, kept(id, keeps_affinities).resistance);
}

int Resolver::retreat_cost(SlotId id)
{
    const int printed = kept(id, keeps_retreat).retreat;
    if (!has(table().listeners, Hook::retreat_cost)) return printed;
    EffectContext context = about(id, printed);
    return std::max(0, query(Hook::retreat_cost, context));
}

EnergyFacts Resolver::provides(CardIndex card)
{
    EnergyFacts facts = def(card).energy;
    if (!has(table().listeners, Hook::energy_provided)) return facts;
    std::uint8_t kept = 0;  // a unit of no type is none
    for (std::size_t i = 0; i < facts.units; ++i) {
        EffectContext context = about(slot_of(card), facts.unit[i].bits());
        context.event_card = card;
        context.value = static_cast<int>(i) + 1;
        const auto types =
            TypeSet::from_bits(static_cast<std::uint16_t>(query(Hook::energy_provided, context)));
        if (!types.empty()) facts.unit[kept++] = types;
    }
    facts.units = kept;
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
    const HookMask changes = bit(Hook::attack_cost) | bit(Hook::lifts_attack_cost);
    if ((table().listeners & changes) == 0) return cost;
    EffectContext context = about(id, 0);
    context.attack = attack;
    if (granted(Hook::lifts_attack_cost, context)) return Cost{};
    const int change = query(Hook::attack_cost, context);
    std::uint8_t& colorless = cost.of[at(Type::colorless)];
    const int after = std::max(0, colorless + change);
    cost.total = static_cast<std::uint8_t>(cost.total - colorless + after);
    colorless = static_cast<std::uint8_t>(after);
    return cost;
}

AttackList Resolver::attacks_of(SlotId id)
{
    AttackList list;
    const auto add_printed = [&](CardIndex card) {
        for (std::uint8_t i = 0; i < def(card).attack_count; ++i) list.add({def_id(card), i});
    };
    CardIndex own = slot(id).top;
    add_printed(own);
    while (def(own).has(keeps_attacks) && (own = below(id, own)) != no_card) add_printed(own);
    for (CardIndex c = slot(id).first; c != no_card; c = table().next[at(c)]) {
        const Role role = table().role[at(c)];
        if (role != Role::tool && role != Role::other) continue;
        const bool lends = def(c).attack_count > 0 && def(c).kind == CardKind::trainer;
        if (lends && attachment_works(id, c)) add_printed(c);
    }
    if (!has(table().listeners, Hook::lends_attacks)) return list;
    AttackList lent;
    EffectContext context = about(id, 0);
    context.lent = &lent;
    query(Hook::lends_attacks, context);
    for (const AttackRef& attack : lent) {
        const bool known = std::any_of(list.begin(), list.end(), [&](const AttackRef& a) {
            return a.def == attack.def && a.index == attack.index;
        });
        if (!known) list.add(attack);
    }
    return list;
}

bool Resolver::can_pay(SlotId id, AttackRef attack)
{
    return covers(energy(id), attack_cost(id, attack));
}

int Resolver::spare_energy(SlotId id, AttackRef attack, Type type)
{
    const EnergyUnits units = energy(id);
    Cost cost = attack_cost(id, attack);
    int spare = 0;
    while (spare < units.count) {
        cost.add(type);
        if (!covers(units, cost)) break;
        ++spare;
    }
    return spare;
}

int Resolver::prizes_for(SlotId id)
{
    EffectContext context = about(id, def(id).prizes);
    tell_harm(context, id);
    return std::max(0, query(Hook::prizes, context));
}

int Resolver::bench_limit(PlayerId id)
{
    if (!has(table().listeners, Hook::bench_size)) return std::min<int>(rules_->bench, max_bench);
    EffectContext context;
    context.player = id;
    context.amount = rules_->bench;
    return std::clamp(query(Hook::bench_size, context), 0, static_cast<int>(max_bench));
}

PlayerId Resolver::trims_bench_first()
{
    const PlayerId turn_player = table().turn_player;
    if (table().trims_first != PlayerId::none) return table().trims_first;
    if (!has(table().listeners, Hook::bench_size)) return turn_player;
    for (const PlayerId id : {turn_player, opponent_of(turn_player)}) {
        EffectContext context;
        context.player = id;
        ListenerList list;
        collect(Hook::bench_size, context, list);
        for (const Listener& l : list) {
            if (l.handler->discards_first == By::any) continue;
            return l.handler->discards_first == By::own ? l.owner : opponent_of(l.owner);
        }
    }
    return turn_player;
}

int Resolver::supporter_limit(PlayerId id)
{
    if (!has(table().listeners, Hook::supporter_limit)) return rules_->supporters_per_turn;
    EffectContext context;
    context.player = id;
    context.amount = rules_->supporters_per_turn;
    return query(Hook::supporter_limit, context);
}

int Resolver::tool_limit(SlotId id)
{
    if (!has(table().listeners, Hook::tool_limit)) return 1;
    EffectContext context = about(id, 1);
    return query(Hook::tool_limit, context);
}

bool Resolver::matches(DefId printed, const CardFilter& filter) const
{
    const CardDef& card = library_->def(printed);
    const std::uint16_t kinds = kind_bits(card, *rules_);
    if (!kind_fits(filter, kinds)) return false;
    if (!card_fits(*library_, *rules_, card, filter, kinds)) return false;
    return filter.types.empty() || card.types_out_of_play().intersects(filter.types);
}

bool Resolver::matches(CardIndex card, const CardFilter& filter)
{
    const SlotId on = slot_of(card);
    if (on == no_slot) return matches(def_id(card), filter);
    if (slot(on).top == card) return matches(on, filter);
    const CardDef& printed = def(card);
    // A Pokémon attached as Energy is a Special Energy card while it is.
    const bool as_energy = printed.is_pokemon() && table().role[at(card)] == Role::energy;
    const std::uint16_t kinds =
        as_energy ? std::uint16_t{CardFilter::special_energy} : kind_bits(printed, *rules_);
    if (!kind_fits(filter, kinds)) return false;
    if (!card_fits(*library_, *rules_, printed, filter, kinds)) return false;
    if (filter.types.empty()) return true;
    const EnergyFacts facts = provides(card);
    for (std::size_t i = 0; i < facts.units; ++i) {
        if (facts.unit[i].intersects(filter.types)) return true;
    }
    return false;
}

bool Resolver::matches(SlotId id, const CardFilter& filter)
{
    using F = CardFilter;
    if (!kind_fits(filter, F::pokemon)) return false;
    if (filter.asks_words() && !words_fit(*library_, def(id), filter, true)) return false;
    if (asks_stage(filter) && !stage_fits(filter, stage_properties(id))) return false;
    if (!filter.types.empty() && !types(id).intersects(filter.types)) return false;
    if (filter.asks_traits() && !traits_fit(id, filter)) return false;
    const Slot& s = slot(id);
    constexpr std::uint16_t in_play_only = F::damaged | F::evolved | F::has_energy | F::has_tool |
                                           F::benched | F::active | F::has_condition |
                                           F::has_ability | F::has_special_energy;
    unsigned asked = (filter.properties | filter.lacks) & in_play_only;
    if (asked == 0) return true;
    const auto holds = [&](std::uint16_t property) {
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
                return has_ability(id, every_ability);
            case F::has_special_energy:
                return has_special_energy(id);
            default:
                return false;
        }
    };
    for (; asked != 0; asked &= asked - 1) {
        const auto property = static_cast<std::uint16_t>(asked & ~(asked - 1));
        if (holds(property) != ((filter.properties & property) != 0)) return false;
    }
    return true;
}

bool Resolver::traits_fit(SlotId id, const CardFilter& filter)
{
    if (!filter.weak_to.empty() && !weakness(id).intersects(filter.weak_to)) return false;
    if (!filter.resists.empty() && !resistance(id).intersects(filter.resists)) return false;
    return filter.ability_kinds == 0 || has_ability(id, filter.ability_kinds);
}

bool Resolver::has_ability(SlotId id, std::uint8_t kinds)
{
    const auto on = [&](const CardDef& printed) {
        for (std::uint8_t i = 0; i < printed.ability_count; ++i) {
            if ((kinds & bit(printed.abilities[i].kind)) == 0) continue;
            if (ability_works(id, printed, i)) return true;
        }
        return false;
    };
    CardIndex card = slot(id).top;
    if (on(def(card))) return true;
    while (def(card).has(keeps_abilities) && (card = below(id, card)) != no_card) {
        if (on(def(card))) return true;
    }
    return false;
}

bool Resolver::has_special_energy(SlotId id) const
{
    for (CardIndex c = slot(id).first; c != no_card; c = table().next[at(c)]) {
        if (table().role[at(c)] == Role::energy && def(c).energy_kind != EnergyKind::basic) {
            return true;
        }
    }
    return false;
}

int Resolver::count_matching(PlayerId id, Zone zone, const CardFilter& filter)
{
    int count = 0;
    const Pile& cards = pile(id, zone);
    for (std::size_t i = 0; i < cards.count; ++i) count += matches(cards.cards[i], filter) ? 1 : 0;
    return count;
}

void Resolver::name_doer(EffectContext& context) const
{
    context.event_player = source_.player;
    context.event_origin = source_.origin;
    context.event_def = source_.def;
}

bool Resolver::affects(SlotId id)
{
    if (source_.origin == Origin::rule) return true;
    if (source_.origin == Origin::attack && has_lasting(id, LastingKind::no_effects) &&
        source_.slot != id) {
        return false;
    }
    if (!has(table().listeners, Hook::allow_effect)) return true;
    EffectContext context;
    context.target = id;
    context.attacker = source_.slot;
    context.player = owner_of(id);
    name_doer(context);
    return allowed(Hook::allow_effect, context);
}

}  // namespace ptcg
