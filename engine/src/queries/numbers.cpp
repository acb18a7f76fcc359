// Printed facts as changed by texts and effects in force.

#include <algorithm>

#include "cards/affinity.hpp"
#include "ptcg/hook_mask.hpp"
#include "ptcg/queries.hpp"
#include "state/lists.hpp"

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

}  // namespace

int Queries::hp(SlotId id) const
{
    if (!has(table().listeners, Hook::hp)) return def(id).hp;
    EffectContext context = about(id, def(id).hp);
    return query(Hook::hp, context);
}

TypeSet Queries::types(SlotId id) const
{
    if (!has(table().listeners, Hook::types)) return def(id).types;
    EffectContext context = about(id, def(id).types.bits());
    return TypeSet::from_bits(static_cast<std::uint16_t>(query(Hook::types, context)));
}

TypeSet Queries::affinity(Hook hook, SlotId id, const std::array<Affinity, 2>& printed) const
{
    const TypeSet types = types_of(printed);
    if (!has(table().listeners, hook)) return types;
    EffectContext context = about(id, types.bits());
    return TypeSet::from_bits(static_cast<std::uint16_t>(query(hook, context)));
}

TypeSet Queries::weakness(SlotId id) const
{
    return affinity(Hook::weakness, id, kept(id, keeps_affinities).weakness);
}

int Queries::weakness_times(SlotId id) const
{
    if (!has(table().listeners, Hook::weakness_times)) return 0;
    EffectContext context = about(id, 0);
    return std::clamp(query(Hook::weakness_times, context), 0, 0xff);
}

TypeSet Queries::resistance(SlotId id) const
{
    return affinity(Hook::resistance, id, kept(id, keeps_affinities).resistance);
}

/// CARD-08
int Queries::retreat_cost(SlotId id) const
{
    const int printed = kept(id, keeps_retreat).retreat;
    if (!has(table().listeners, Hook::retreat_cost)) return printed;
    EffectContext context = about(id, printed);
    return std::max(0, query(Hook::retreat_cost, context));
}

EnergyFacts Queries::printed_units(CardIndex card) const
{
    EnergyFacts facts = def(card).energy;
    if (facts.units == 0 || !has(table().listeners, Hook::energy_units)) return facts;
    EffectContext context = about(slot_of(card), facts.units);
    context.event_card = card;
    const int units = std::clamp(query(Hook::energy_units, context), 0, 0xff);
    if (units > static_cast<int>(facts.unit.size())) {
        (void)fail_full("too many units of Energy on one card", facts.unit.size(), def_id(card));
        return facts;
    }
    // Units beyond the printed ones are like the last of those.
    for (int i = facts.units; i < units; ++i)
        facts.unit[static_cast<std::size_t>(i)] = facts.unit[facts.units - 1u];
    for (int i = units; i < facts.units; ++i) facts.unit[static_cast<std::size_t>(i)] = TypeSet{};
    facts.units = static_cast<std::uint8_t>(units);
    return facts;
}

EnergyFacts Queries::provides(CardIndex card) const
{
    EnergyFacts facts = printed_units(card);
    if (!has(table().listeners, Hook::energy_provided)) return facts;
    std::uint8_t kept = 0;  // a unit that texts leave without a type does not exist
    for (std::size_t i = 0; i < facts.units; ++i) {
        const TypeSet printed = facts.unit[i];
        EffectContext context = about(slot_of(card), printed.bits());
        context.event_card = card;
        context.value = static_cast<int>(i) + 1;
        const auto types =
            TypeSet::from_bits(static_cast<std::uint16_t>(query(Hook::energy_provided, context)));
        if (!types.empty() || printed.empty()) facts.unit[kept++] = types;
    }
    facts.units = kept;
    return facts;
}

EnergyUnits Queries::energy(SlotId id) const
{
    EnergyUnits units;
    if (slot(id).energy_count == 0) return units;
    for (CardIndex c = slot(id).first; c != no_card; c = table().next[at(c)]) {
        if (table().role[at(c)] != Role::energy) continue;
        const EnergyFacts facts = provides(c);
        for (std::size_t i = 0; i < facts.units; ++i) {
            if (units.add(facts.unit[i])) continue;
            (void)fail_full("too many units of Energy on one Pokémon", units.most, def_id(c));
            return units;
        }
    }
    return units;
}

/// ATK-04: only what the card has among its attacks; its Abilities are a separate list.
AttackList Queries::attacks_of(SlotId id) const
{
    AttackList list;
    const auto add_printed = [&](CardIndex card) {
        for (std::uint8_t i = 0; i < def(card).attack_count; ++i) list.add({def_id(card), i});
    };
    CardIndex own = slot(id).top;
    add_printed(own);  // EVO-05: not those of the cards below,
    // unless the class says so: LVX-04, BRK-01
    while (def(own).has(keeps_attacks) && (own = below(id, own)) != no_card) add_printed(own);
    for (CardIndex c = slot(id).first; c != no_card; c = table().next[at(c)]) {
        const Role role = table().role[at(c)];
        if (role != Role::tool && role != Role::other) continue;
        const bool lends = def(c).attack_count > 0 && def(c).kind == CardKind::trainer;  // TM-01
        if (lends && attachment_works(id, c)) add_printed(c);
    }
    if (has(table().listeners, Hook::lends_attacks)) {
        EffectContext context = about(id, 0);
        context.lent = &list;
        query(Hook::lends_attacks, context);
    }
    if (list.overfull())
        (void)fail_full("too many attacks of one Pokémon", list.most, def_id(slot(id).top));
    return list;
}

int Queries::prizes_for(SlotId id) const
{
    EffectContext context = about(id, def(id).prizes);
    tell_harm(context, id);
    return std::max(0, query(Hook::prizes, context));
}

/// ZONE-06
int Queries::bench_limit(PlayerId id) const
{
    if (!has(table().listeners, Hook::bench_size)) return std::min<int>(rules().bench, max_bench);
    EffectContext context;
    context.player = id;
    context.amount = rules().bench;
    return std::clamp(query(Hook::bench_size, context), 0, static_cast<int>(max_bench));
}

PlayerId Queries::trims_bench_first() const
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

int Queries::supporter_limit(PlayerId id) const
{
    if (!has(table().listeners, Hook::supporter_limit)) return rules().supporters_per_turn;
    EffectContext context;
    context.player = id;
    context.amount = rules().supporters_per_turn;
    return query(Hook::supporter_limit, context);
}

int Queries::attacks_used(SlotId id) const
{
    return remembered({.what = Memo::attacked, .slot = id, .turn = table().turn});
}

/// ATK-01
int Queries::attacks_per_turn(SlotId id) const
{
    if (!has(table().listeners, Hook::attacks_per_turn)) return 1;
    EffectContext context = about(id, 1);
    return query(Hook::attacks_per_turn, context);
}

int Queries::tool_limit(SlotId id) const
{
    if (!has(table().listeners, Hook::tool_limit)) return 1;
    EffectContext context = about(id, 1);
    return query(Hook::tool_limit, context);
}

void Queries::name_doer(EffectContext& context) const
{
    context.event_player = source_.player;
    context.event_origin = source_.origin;
    context.event_def = source_.def;
}

bool Queries::affects(SlotId id, EffectKind what, TextRef* by) const
{
    if (source_.origin == Origin::rule) return true;
    const Lasting* const shield = find_lasting(id, LastingKind::no_effects);
    if (source_.origin == Origin::attack && shield != nullptr && source_.slot != id) {
        if (by != nullptr) *by = ptcg::text_of(*shield);
        return false;
    }
    if (!has(table().listeners, Hook::allow_effect)) return true;
    EffectContext context;
    context.target = id;
    context.attacker = source_.slot;
    context.player = owner_of(id);
    context.event_does = what;
    name_doer(context);
    return allowed(Hook::allow_effect, context, by);
}

bool Queries::may_return(SlotId id, CardIndex attached, TextRef* by) const
{
    if (!has(table().listeners, Hook::may_return)) return true;
    EffectContext context;
    context.target = id;
    context.player = owner_of(id);
    context.event_card = attached;
    name_doer(context);
    return allowed(Hook::may_return, context, by);
}

bool Queries::lets_into_play(const CardDef& printed) const
{
    if (printed.only_by == no_name) return true;
    if (source_.def == no_def) return false;
    const CardDef& by = library().def(source_.def);
    switch (source_.origin) {
        case Origin::ability:
            return source_.effect < by.ability_count &&
                   by.abilities[source_.effect].name == printed.only_by;
        case Origin::attack:
            return source_.effect < by.attack_count &&
                   by.attacks[source_.effect].name == printed.only_by;
        case Origin::trainer:
            return by.name == printed.only_by;
        default:
            return false;
    }
}

bool Queries::evolves_into(SlotId id, CardIndex into) const
{
    if (evolves_onto(id, def(into))) return true;
    if (!def(into).is_evolution() || !has(table().listeners, Hook::evolves_as)) return false;
    EffectContext context;
    context.target = id;
    context.player = owner_of(id);
    context.event_card = into;
    return granted(Hook::evolves_as, context);
}

/// DMG-01
int Queries::base_damage(SlotId id, AttackRef attack) const
{
    int amount = library().def(attack.def).attacks[attack.index].damage;
    for (const Lasting& effect : lasting_of(table())) {
        if (effect.kind != LastingKind::base_damage || !holds(effect, table()) ||
            effect.anchor != Anchor::pokemon || effect.subject != static_cast<std::uint8_t>(id) ||
            !is_about(effect, attack)) {
            continue;
        }
        if (query_record_ != nullptr && recorded_query_ == Hook::base_damage && query_depth_ == 0) {
            query_record_->push_back({ptcg::text_of(effect), amount, effect.value});
        }
        amount = effect.value;
    }
    EffectContext context;
    context.attacker = id;
    context.target = active(opponent_of(owner_of(id)));
    context.player = owner_of(id);
    context.attack = attack;
    context.amount = amount;
    return query(Hook::base_damage, context);
}

Harm Queries::harm_of_source() const
{
    if (between_turns()) return Harm::checkup;
    return source_.origin == Origin::attack ? Harm::attack_effect : Harm::other_effect;
}

void Queries::tell_harm(EffectContext& context, SlotId id) const
{
    const Slot& s = slot(id);
    const bool by_attack = s.harm == Harm::attack_damage || s.harm == Harm::attack_effect;
    context.harm = s.harm;
    context.attacker = by_attack ? s.harmed_by : no_slot;
    context.attacker_def = by_attack ? s.harmed_by_def : no_def;
    context.event_player = s.harmed_by_player;
}

}  // namespace ptcg
