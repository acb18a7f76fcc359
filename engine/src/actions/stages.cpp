// Pokémon coming into play, evolving, devolving and leaving play.

#include "ptcg/hook_mask.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

Status Resolver::put_onto_bench(CardIndex card, bool& placed)
{
    placed = false;
    return def(card).stands_alone() ? place_on_bench(card, placed) : Status::done;
}

Status Resolver::place_on_bench(CardIndex card, bool& placed)
{
    const PlayerId owner = owner_of(card);
    if (!lets_into_play(def(card))) return Status::done;
    if (player(owner).bench_count >= bench_limit(owner)) return Status::done;
    const SlotId id = free_slot(owner);
    if (id == no_slot) return Status::done;
    const Zone from = table().zone[at(card)];
    take_from_zone(card);
    enter_play(id, card);
    move_to_bench(id);
    table().seen[at(card)] = table().face_down ? seen_by(owner) : both_saw;
    placed = true;

    Event e = event(EventKind::benched, owner);
    e.from = from;
    e.to = Zone::in_play;
    e.spot = spot_of(id);
    e.def = def_id(card);
    if (table().face_down) e.audience = seen_by(owner);
    emit(e);
    if (table().turn > 0) {
        if (from == Zone::hand) {
            remember({.what = Memo::benched,
                      .player = owner,
                      .slot = id,
                      .key = static_cast<std::uint16_t>(def_id(card))});
        }
        EffectContext what;
        what.player = owner;
        what.target = id;
        what.event_card = card;
        what.from = from;
        // Only a player's own action during the turn counts as playing it; an effect's does not.
        const bool played = source().def == no_def && from == Zone::hand;
        trigger(played ? Hook::on_bench : Hook::on_put_onto_bench, what);
    }
    return done_or_failed();
}

/// LEG-02, VUN-02, VUN-03: one Pokémon, with one place on the Bench and one Tool, in a single slot.
Status Resolver::put_together(CardIndex first)
{
    CardList parts;
    if (!find_parts(first, parts)) return fail("put together: a part is missing");
    const CardDef& whole = def(first);
    const PlayerId owner = owner_of(first);
    if (whole.has(once_per_name)) {
        Lasting used;
        used.def = def_id(first);
        used.kind = LastingKind::used_this_game;
        used.anchor = Anchor::player;
        used.subject = static_cast<std::uint8_t>(owner);
        used.owner = owner;
        used.detail = 1;
        used.value = static_cast<std::int16_t>(whole.whole);
        if (const Status s = add_lasting(used, Until::end_of_game); s != Status::done) return s;
    }
    bool placed = false;
    if (const Status s = place_on_bench(first, placed); s != Status::done || !placed) return s;
    const SlotId id = slot_of(first);
    for (CardIndex part : parts) {
        if (part == first) continue;
        take_from_zone(part);
        link(id, part, Role::part);
        table().seen[at(part)] = both_saw;
    }
    return Status::done;
}

Status Resolver::evolve(SlotId id, CardIndex into)
{
    Table& t = table();
    // GAP-21: timing restricts the turn action; a switch says whether it also restricts card
    // effects.
    const bool new_this_turn = slot(id).entered_turn == t.turn || slot(id).evolved_turn == t.turn ||
                               slot(id).devolved_turn == t.turn ||
                               player(owner_of(id)).turns_taken <= 1;
    const Zone from = t.zone[at(into)];
    if (source().origin != Origin::rule) {
        if (rules().effects_bound_by_evolution_timing && new_this_turn) return Status::done;
        if (!can_reach(id, EffectKind::evolve)) return Status::done;
        if (!can_lie_on(id, def(into)) || !lets_into_play(def(into))) return Status::done;
        // A text that plays the card from the hand, is bound like the action.
        const Refusal forbidden = from == Zone::hand ? forbidden_to_evolve(id, into) : Refusal{};
        if (!forbidden.allowed()) {
            tell_prevented(id, EffectKind::evolve, forbidden.text());
            return Status::done;
        }
    }
    const PlayerId owner = owner_of(id);
    take_from_zone(into);
    link(id, into, Role::stage);  // EVO-03: the slot keeps its damage and its other cards
    Slot& s = slot(id);
    s.top = into;
    s.evolved_turn = t.turn;
    s.used = 0;
    if (rules().evolving_heals) s.damage = 0;  // EVO-11, T-10, NOTE-01
    end_conditions(id);                        // EVO-04, LVX-03
    end_effects_on(id, false);
    const bool level_up = def(into).has(levels_up);                       // not evolving (LVX-06)
    if (rules().markers_fall_on_evolving && !level_up) drop_markers(id);  // EVO-09, T-41
    refresh_listeners(id);
    t.seen[at(into)] = both_saw;

    Event e = event(EventKind::evolved, owner);
    e.from = from;
    e.to = Zone::in_play;
    e.spot = spot_of(id);
    e.def = def_id(into);
    e.extra = level_up ? 1 : 0;
    emit(e);
    EffectContext what;
    what.player = owner;
    what.target = id;
    what.event_card = into;
    what.from = from;
    if (level_up) {
        trigger(Hook::on_level_up, what);
        return done_or_failed();
    }
    if (def(into).has(evolving_ends_turn) && rules().mega_evolution_ends_turn &&
        owner == t.turn_player) {
        if (!granted(Hook::ignores_turn_end, what)) end_turn();  // MEGA-03
    }
    remember({.what = Memo::evolved,
              .player = owner,
              .slot = id,
              .key = static_cast<std::uint16_t>(def_id(into))});
    trigger(Hook::on_evolve, what);
    return done_or_failed();
}

Status Resolver::exchange(SlotId id, CardIndex card, CardIndex& off)
{
    off = no_card;
    if (!in_play(id) || !can_reach(id, EffectKind::evolve)) return Status::done;
    if (owner_of(card) != owner_of(id)) return fail("the card must belong to the Pokémon's owner");
    if (!def(card).stands_alone() || !lets_into_play(def(card))) return Status::done;
    const Zone from = table().zone[at(card)];
    off = slot(id).top;
    Event e = event(EventKind::replaced, owner_of(id));
    e.from = from;
    e.to = Zone::in_play;
    e.spot = spot_of(id);
    e.def = def_id(card);
    emit(e);
    take_from_zone(card);
    take_place_of(id, card);  // damage, conditions, effects and turns in play belong to the slot
    slot(id).used = 0;        // they were uses of the other card's texts
    refresh_listeners(id);
    table().seen[at(card)] = both_saw;
    const Placement to = destination(off, {from, false});
    put_on_pile(off, to.zone, to.bottom);
    table().seen[at(off)] = both_saw;
    Event moved = event(EventKind::card_moved, owner_of(off));
    moved.from = Zone::in_play;
    moved.to = to.zone;
    moved.def = def_id(off);
    emit(moved);
    return Status::done;
}

void Resolver::end_conditions(SlotId id)
{
    if (!has(table().listeners, Hook::keeps_condition)) return clear_conditions(id);
    EffectContext context;
    context.target = id;
    context.player = owner_of(id);
    for (std::uint8_t i = 0; i < condition_count; ++i) {
        context.condition = static_cast<Condition>(i);
        if (!slot(id).has(context.condition)) continue;
        if (!granted(Hook::keeps_condition, context)) end_condition(id, context.condition);
    }
}

Status Resolver::devolve(SlotId id, Placement to)
{
    if (!is_evolved(id) || !can_reach(id, EffectKind::devolve)) return Status::done;
    if (to.zone == Zone::hand && !can_return(id, EffectKind::devolve)) return done_or_failed();
    Slot& s = slot(id);
    const CardIndex level = def(s.top).has(levels_up) ? s.top : no_card;
    const CardIndex off = stage_card(id);
    // LVX-07: a card that levels up a Pokémon is not an Evolution card, but cannot stay without the
    // one below.
    if (level != no_card) take_off(id, level, to);
    take_off(id, off, to);
    s.devolved_turn = table().turn;  // GAP-24: may not evolve again this turn
    s.used = 0;
    end_conditions(id);  // EVO-10
    end_effects_on(id, true);
    refresh_listeners(id);
    return Status::done;
}

Status Resolver::level_down(SlotId id, Placement to, CardIndex& off)
{
    off = no_card;
    if (!in_play(id) || !def(id).has(levels_up)) return Status::done;
    if (!can_reach(id, EffectKind::devolve)) return Status::done;
    if (to.zone == Zone::hand && !can_return(id, EffectKind::devolve)) return done_or_failed();
    off = slot(id).top;
    take_off(id, off, to);
    slot(id).used = 0;
    refresh_listeners(id);
    return Status::done;
}

void Resolver::take_off(SlotId id, CardIndex card, Placement to)
{
    const CardIndex under = below(id, card);
    to = destination(card, to);
    unlink(id, card);
    slot(id).top = under;
    table().zone[at(card)] = Zone::none;
    put_on_pile(card, to.zone, to.bottom);
    table().seen[at(card)] = both_saw;
    Event e = event(EventKind::devolved, owner_of(card));
    e.spot = spot_of(id);
    e.to = to.zone;
    e.def = def_id(card);
    emit(e);
}

Status Resolver::leave_play(SlotId id, Placement to, Placement attached_to)
{
    if (!in_play(id) || !can_reach(id, EffectKind::leave_play)) return Status::done;
    const bool returns = to.zone == Zone::hand || attached_to.zone == Zone::hand;
    if (returns && !can_return(id, EffectKind::leave_play)) return done_or_failed();
    Event e = event(EventKind::left_play, owner_of(id));
    e.spot = spot_of(id);
    e.def = def_id(slot(id).top);
    e.to = destination(slot(id).top, to).zone;
    emit(e);
    while (slot(id).first != no_card) {
        const CardIndex card = slot(id).first;
        const bool attached = !is_pokemon_itself(table().role[at(card)]);
        const Placement place = destination(card, attached ? attached_to : to);
        if (place.zone == Zone::discard) trigger_discard(card);
        take_from_zone(card);
        put_on_pile(card, place.zone, place.bottom);
        table().seen[at(card)] = both_saw;
        if (attached) {
            Event moved = event(EventKind::card_moved, owner_of(card));
            moved.from = Zone::in_play;
            moved.to = place.zone;
            moved.def = def_id(card);
            emit(moved);
        }
    }
    vacate(id);
    return Status::done;
}

void Resolver::discard_pokemon(SlotId id)
{
    const WithSource by_rule(*this, Source{});
    while (slot(id).first != no_card) discard_by_rule(slot(id).first);
    vacate(id);
}

}  // namespace ptcg
