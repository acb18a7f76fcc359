// Decides what may be done. Every refusal names its rule, and the card if a card forbids it.

#include <algorithm>

#include "ptcg/hook_mask.hpp"
#include "ptcg/permissions.hpp"
#include "queries/listeners.hpp"
#include "state/lists.hpp"

namespace ptcg {

namespace {

[[nodiscard]] Refusal refused(const char* rule, const TextRef& by = {})
{
    return {rule, by.def, by.origin, by.effect, by.lasting};
}

/// The card itself says that it does not come into play this way.
[[nodiscard]] Refusal forbidden_by_itself(DefId card)
{
    return refused("CARD-13", {card, Origin::rule});
}

/// Refuses if a lasting effect forbids it; allows it if `by` is null.
[[nodiscard]] Refusal forbidden(const Lasting* by)
{
    return by == nullptr ? Refusal{} : refused("CARD-13", text_of(*by));
}

/// Returns whether the card's own text says that it may be played in the first turn of the game
/// (CARD-13).
[[nodiscard]] bool may_be_played_first(std::span<const Handler> handlers)
{
    return std::ranges::any_of(handlers, [](const Handler& handler) {
        return handler.hook == Hook::play && handler.first_turn;
    });
}

/// Returns the rule by which a used text follows its own conditions.
const char* rule_of_conditions(const Handler& handler)
{
    if (handler.ability != Handler::none) return "ABIL-02";
    return handler.hook == Hook::play ? "TRN-01" : "TRN-05";
}

}  // namespace

bool Permissions::bound_by_first_turn(SlotId id) const
{
    if (table().turn != 1 || rules().first_turn_attack) return false;  // T-04
    EffectContext context;
    context.attacker = id;
    context.player = owner_of(id);
    return !granted(Hook::ignores_first_turn_attack, context);  // CARD-13
}

Refusal Permissions::may_attack(SlotId id) const
{
    if (!in_play(id) || !is_active(id)) return refused("ATK-01");
    if (bound_by_first_turn(id)) {
        const AttackList attacks = attacks_of(id);
        const bool any = std::any_of(attacks.begin(), attacks.end(), [&](const AttackRef& attack) {
            return library().def(attack.def).attacks[attack.index].first_turn;
        });
        if (!any) return refused("TURN-05");
    }
    EffectContext context;
    context.attacker = id;
    context.player = owner_of(id);
    for (const Condition condition : {Condition::asleep, Condition::paralyzed}) {
        if (!slot(id).has(condition)) continue;
        context.condition = condition;
        if (!granted(Hook::ignores_condition, context)) {
            return refused(condition == Condition::asleep ? "ASL-01" : "PAR-01");
        }
    }
    if (const Refusal no = forbidden(find_lasting(id, LastingKind::no_attack)); !no.allowed()) {
        return no;
    }
    TextRef by;
    if (!allowed(Hook::may_attack, context, &by)) return refused("CARD-13", by);
    return {};
}

Refusal Permissions::may_use_attack(SlotId id, AttackRef attack) const
{
    const CardDef& printed = library().def(attack.def);
    if (attack.index >= printed.attack_count) return refused("ATK-01");
    if (!printed.attacks[attack.index].first_turn && bound_by_first_turn(id)) {
        return refused("TURN-05");
    }
    // GX-02, VSTAR-02
    if (const std::uint8_t limit = printed.attacks[attack.index].limit;
        limit != no_game_limit && limit_used(owner_of(id), limit)) {
        return refused(limit_rule(limit));
    }
    if (!can_pay(id, attack)) return refused("ATK-02");
    for (const Lasting& effect : lasting_of(table())) {
        if (effect.kind == LastingKind::no_named_attack && holds(effect, table()) &&
            effect.anchor == Anchor::pokemon && effect.subject == static_cast<std::uint8_t>(id) &&
            is_about(effect, attack)) {
            return forbidden(&effect);
        }
    }
    if (!attack_allows_use(id, attack)) {
        return refused("CARD-13", {attack.def, Origin::attack, attack.index});
    }
    if (!has(table().listeners, Hook::may_attack)) return {};
    EffectContext context;
    context.attacker = id;
    context.player = owner_of(id);
    context.attack = attack;
    TextRef by;
    if (!allowed(Hook::may_attack, context, &by)) return refused("CARD-13", by);
    return {};
}

/// NOTE-04: a ruleset without a limit on retreats, Supporters or Stadiums sets it to `unlimited`,
/// which is more than any turn can reach.
Refusal Permissions::may_retreat(PlayerId id) const
{
    const PlayerTable& who = player(id);
    if (who.active == no_slot || who.bench_count == 0) return refused("RET-08");
    if (table().retreats >= rules().retreats_per_turn) return refused("RET-02");  // T-20
    const SlotId active = who.active;
    if (slot(active).has(Condition::asleep) || slot(active).has(Condition::paralyzed)) {
        return refused("RET-03");
    }
    if (rules().full_bench_forbids_retreat && who.bench_count >= bench_limit(id)) {
        return refused("RET-08");  // T-22, NOTE-02
    }
    if (const Refusal no = forbidden(find_lasting(active, LastingKind::no_retreat));
        !no.allowed()) {
        return no;
    }
    if (static_cast<int>(energy(active).size()) < retreat_cost(active)) return refused("RET-01");
    EffectContext context;
    context.target = active;
    context.player = id;
    TextRef by;
    if (!allowed(Hook::may_retreat, context, &by)) return refused("CARD-13", by);
    return {};
}

Refusal Permissions::may_evolve(SlotId id, CardIndex into) const
{
    if (!in_play(id) || !evolves_into(id, into)) return refused("EVO-01");
    if (def(into).only_by != no_name) return forbidden_by_itself(def_id(into));
    const bool first_turn = player(owner_of(id)).turns_taken <= 1;
    const bool just_played = slot(id).entered_turn == table().turn;
    const bool just_evolved = slot(id).evolved_turn == table().turn;
    EffectContext context;
    context.target = id;
    context.player = owner_of(id);
    context.event_card = into;
    if (slot(id).devolved_turn == table().turn) return refused("GAP-24");
    if (just_evolved && def(into).has(levels_up)) return refused("LVX-02");
    const bool timing_binds =
        !def(into).has(levels_up) || rules().level_up_follows_evolution_timing;  // GAP-06
    // A Pokémon that just evolved counts as just played (EVO-06), so the same texts lift the wait.
    // A held stone (HELD-02) lifts only EVO-06, unless the ruleset lets it lift EVO-07 too
    // (GAP-25). A text that names the first turn has priority over the rule (CARD-13).
    const bool waits = (just_played && timing_binds) || just_evolved;
    const bool wait_lifted =
        (first_turn || waits) && granted(Hook::ignores_evolution_wait, context);
    if (waits && !wait_lifted) return refused("EVO-06");
    if (timing_binds && first_turn && !granted(Hook::ignores_first_turn, context) &&
        !(wait_lifted && rules().held_stone_lifts_first_turn)) {
        return refused("EVO-07");
    }
    return forbidden_to_evolve(id, into);
}

Refusal Permissions::forbidden_to_evolve(SlotId id, CardIndex into) const
{
    if (!has(table().listeners, Hook::may_evolve)) return {};
    EffectContext context;
    context.target = id;
    context.player = owner_of(id);
    context.event_card = into;
    TextRef by;
    return allowed(Hook::may_evolve, context, &by) ? Refusal{} : refused("CARD-13", by);
}

Refusal Permissions::forbidden_to_play(CardIndex card) const
{
    if (!has(table().listeners, Hook::may_play)) return {};
    EffectContext context;
    context.player = owner_of(card);
    context.event_card = card;
    TextRef by;
    return allowed(Hook::may_play, context, &by) ? Refusal{} : refused("CARD-13", by);
}

Refusal Permissions::may_play(CardIndex card) const
{
    const CardDef& printed = def(card);
    const Table& t = table();
    const bool first_turn = t.turn == 1 && !may_be_played_first(library().handlers(printed));
    const PlayerId owner = owner_of(card);
    switch (printed.trainer) {
        case TrainerKind::supporter:
            if (first_turn && !rules().first_turn_supporter) {  // T-06
                return refused(rules().first_turn_items ? "TURN-07" : "TURN-06");
            }
            if (t.supporters_played >= supporter_limit(owner)) return refused("TRN-03");  // T-12
            break;
        case TrainerKind::stadium:
            if (first_turn && !rules().first_turn_stadium) return refused("TURN-06");      // T-07
            if (t.stadiums_played >= rules().stadiums_per_turn) return refused("TRN-06");  // T-13
            if (t.stadium != no_card && rules().same_name_stadium_forbidden &&  // T-15, GAP-12
                def(t.stadium).name == printed.name) {
                return refused("TRN-07");
            }
            break;
        case TrainerKind::item:
        case TrainerKind::tool:  // TRN-02: no limit per turn
            if (first_turn && !rules().first_turn_items) return refused("TURN-06");  // T-05
            break;
        case TrainerKind::none:
            return refused("CARD-04");
    }
    for (const Lasting& effect : lasting_of(t)) {
        if (effect.kind != LastingKind::no_trainers || !holds(effect, t) ||
            effect.anchor != Anchor::player || effect.subject != static_cast<std::uint8_t>(owner)) {
            continue;
        }
        CardFilter kinds;
        kinds.kinds = static_cast<std::uint16_t>(effect.value);
        if (matches(card, kinds)) return forbidden(&effect);
    }
    if (const Refusal no = forbidden_to_play(card); !no.allowed()) return no;
    for (const Handler& handler : library().handlers(printed)) {
        if (handler.hook != Hook::play) continue;
        if (const Refusal no = may_use(no_slot, card, handler); !no.allowed()) return no;
    }
    return {};
}

Refusal Permissions::may_bench(CardIndex card) const
{
    const CardDef& printed = def(card);
    // RST-01: therefore a Restored Pokémon is put onto the Bench only by a text.
    if (!printed.is_basic_pokemon() && !printed.counts_as_basic_in_play) return refused("BENCH-01");
    if (printed.only_by != no_name) return forbidden_by_itself(def_id(card));
    if (printed.kind == CardKind::trainer) {  // FOS-03: it is played as the Trainer card it is
        if (const Refusal no = may_play(card); !no.allowed()) return no;
    }
    const PlayerId owner = owner_of(card);
    if (player(owner).bench_count >= bench_limit(owner)) return refused("BENCH-01");
    return printed.is_pokemon() ? forbidden_to_play(card) : Refusal{};
}

Refusal Permissions::may_attach(CardIndex card, SlotId to) const
{
    if (!within_energy_limit(owner_of(card), card, to)) return refused("NRG-01");
    if (!goes_on(card, to)) return refused("CARD-13", {def_id(card), Origin::energy});
    if (!has(table().listeners, Hook::may_attach)) return {};
    EffectContext context;
    context.target = to;
    context.player = owner_of(to);
    context.event_card = card;
    TextRef by;
    if (!allowed(Hook::may_attach, context, &by)) return refused("CARD-13", by);
    return {};
}

Refusal Permissions::may_use(SlotId id, CardIndex card, const Handler& handler) const
{
    EffectContext context;
    identify(context, handler, def_id(card), card, id, owner_of(card));
    context.player = owner_of(card);
    return may_use(handler, context);
}

Refusal Permissions::may_use(const Handler& handler, const EffectContext& text) const
{
    const DefId printed = text.source.def;
    const TextRef own{printed, text.source.origin, handler.ability};
    const SlotId id = text.self;
    if (handler.ability != Handler::none) {
        const CardDef& of = library().def(printed);
        const std::uint8_t limit = of.abilities[handler.ability].limit;
        if (limit != no_game_limit && limit_used(text.owner, limit)) {  // VSTAR-02
            return refused(limit_rule(limit));
        }
        TextRef off_by;
        if (id != no_slot && !ability_works(id, {printed, handler.ability}, &off_by)) {
            return refused("CARD-13", off_by);
        }
        const AbilityKind kind = of.abilities[handler.ability].kind;
        const Refusal no = forbidden(find_lasting(text.owner, LastingKind::no_abilities));
        if (is_used(kind) && !no.allowed()) return no;
        if (handler.hook == Hook::use) {
            EffectContext context;
            context.target = id;
            context.player = text.owner;
            context.ability_kinds = bit(kind);
            TextRef by;
            if (!allowed(Hook::may_use_ability, context, &by)) return refused("CARD-13", by);
        }
    }
    const char* const rule = rule_of_conditions(handler);
    if (used_up(handler, id, printed, text.owner, text.card)) return refused(rule);
    // A trigger was in its place when its event happened: what else the same attack does, such as
    // putting the damaged Pokémon onto the Bench, no longer matters.
    const bool place_counts = !is_trigger(handler.hook) || is_pile(handler.where);
    if (place_counts && !in_its_place(*this, handler.where, text.card, id)) return refused(rule);
    if (!needs_met(handler.needs, text.owner, id, text.card)) return refused(rule, own);
    if (!condition_holds(handler, text)) return refused("CARD-13", own);
    return {};
}

Refusal Permissions::may_use_stadium(PlayerId id, const Handler& handler) const
{
    const CardIndex stadium = table().stadium;
    EffectContext text;
    identify(text, handler, def_id(stadium), stadium, no_slot, id);
    text.player = id;
    return may_use(handler, text);
}

Refusal Permissions::may_put_together(CardIndex first) const
{
    const CardDef& whole = def(first);
    const PlayerId owner = owner_of(first);
    const char* const rule = whole.has(once_per_name) ? "VUN-02" : "LEG-01";
    CardList parts;
    if (whole.part != 1 || table().zone[at(first)] != whole.parts_from ||
        !find_parts(first, parts)) {
        return {.rule = rule};
    }
    if (whole.has(once_per_name) && put_together_before(owner, whole.name)) {
        return {.rule = "VUN-04"};
    }
    if (player(owner).bench_count >= bench_limit(owner)) return {.rule = "BENCH-01"};
    EffectContext context;
    context.player = owner;
    context.event_card = first;
    TextRef by;
    if (!allowed(Hook::may_play, context, &by)) {
        return {.rule = "CARD-13", .by = by.def, .origin = by.origin, .effect = by.effect};
    }
    return {};
}

}  // namespace ptcg
