// Basic moves of cards and Pokémon, and the stack of procedures.

#include <algorithm>
#include <utility>

#include "ptcg/hook_mask.hpp"
#include "ptcg/moves.hpp"
#include "queries/listeners.hpp"
#include "state/lists.hpp"

namespace ptcg {

void Moves::note_who_trims_first(CardIndex stadium)
{
    if (!has(def(stadium).listeners, Hook::bench_size)) return;
    const PlayerId owner = owner_of(stadium);
    for (const Handler& handler : library().handlers(def(stadium))) {
        if (handler.hook != Hook::bench_size || handler.discards_first == By::any) continue;
        table().trims_first = handler.discards_first == By::own ? owner : opponent_of(owner);
    }
}

void Moves::take_from_zone(CardIndex card)
{
    Table& t = table();
    const Zone zone = t.zone[at(card)];
    if (zone == Zone::in_play) {
        unlink(static_cast<SlotId>(t.place[at(card)]), card);
    } else if (zone == Zone::stadium) {
        note_who_trims_first(card);
        t.stadium = no_card;
        t.stadium_used = 0;
        refresh_listeners();
    } else if (zone != Zone::none) {
        if (state().texts_in_piles) forget_uses_of(card);
        Pile& from = player(owner_of(card)).pile(zone);
        for (std::size_t i = t.place[at(card)]; i + 1 < from.count; ++i) {
            from.cards[i] = from.cards[i + 1];
            t.place[at(from.cards[i])] = static_cast<std::uint8_t>(i);
        }
        --from.count;
        from.cards[from.count] = CardIndex{};  // unused bytes stay zero
    }
    t.zone[at(card)] = Zone::none;
    t.place[at(card)] = 0;
}

/// Puts the card on its owner's pile, wherever it comes from (ZONE-04).
void Moves::put_on_pile(CardIndex card, Zone zone, bool bottom)
{
    Table& t = table();
    Pile& to = player(owner_of(card)).pile(zone);
    std::size_t where = to.count;
    if (bottom) {
        where = 0;
        for (std::size_t i = to.count; i > 0; --i) {
            to.cards[i] = to.cards[i - 1];
            t.place[at(to.cards[i])] = static_cast<std::uint8_t>(i);
        }
    }
    to.cards[where] = card;
    ++to.count;
    t.zone[at(card)] = zone;
    t.place[at(card)] = static_cast<std::uint8_t>(where);
    note_copy(t.event_count, card, zone);
}

void Moves::put_as_stadium(CardIndex card)
{
    Table& t = table();
    t.stadium = card;
    t.zone[at(card)] = Zone::stadium;
    note_copy(t.event_count, card, Zone::stadium);
}

void Moves::enter_play(SlotId id, CardIndex card)
{
    Slot& s = slot(id);
    s.top = card;
    s.entered_turn = table().turn;
    s.order = ++table().next_order;
    link(id, card, Role::stage);
}

void Moves::link(SlotId id, CardIndex card, Role role)
{
    Table& t = table();
    Slot& s = slot(id);
    CardIndex* end = &s.first;
    while (*end != no_card) end = &t.next[at(*end)];
    *end = card;
    t.next[at(card)] = no_card;
    t.role[at(card)] = role;
    t.zone[at(card)] = Zone::in_play;
    t.place[at(card)] = static_cast<std::uint8_t>(id);
    note_copy(t.event_count, card, Zone::in_play);
    if (role == Role::energy) ++s.energy_count;
    if (role == Role::tool) ++s.tool_count;
    if (role == Role::stage) ++s.stage_count;
    refresh_listeners(id);
}

void Moves::unlink(SlotId id, CardIndex card)
{
    Table& t = table();
    Slot& s = slot(id);
    CardIndex* link = &s.first;
    while (*link != card) link = &t.next[at(*link)];
    *link = t.next[at(card)];
    t.next[at(card)] = no_card;
    const Role role = t.role[at(card)];
    if (role == Role::energy) --s.energy_count;
    if (role == Role::tool) --s.tool_count;
    if (role == Role::stage) --s.stage_count;
    t.role[at(card)] = Role::none;
    refresh_listeners(id);
}

void Moves::take_place_of(SlotId id, CardIndex card)
{
    Table& t = table();
    Slot& s = slot(id);
    const CardIndex off = s.top;
    CardIndex* link = &s.first;
    while (*link != off) link = &t.next[at(*link)];
    *link = card;
    s.top = card;
    t.next[at(card)] = std::exchange(t.next[at(off)], no_card);
    t.role[at(card)] = std::exchange(t.role[at(off)], Role::none);
    t.zone[at(card)] = Zone::in_play;
    t.place[at(card)] = static_cast<std::uint8_t>(id);
    t.zone[at(off)] = Zone::none;
    t.place[at(off)] = 0;
    note_copy(t.event_count, card, Zone::in_play);
}

void Moves::vacate(SlotId id)
{
    PlayerTable& who = player(owner_of(id));
    if (who.active == id) who.active = no_slot;
    for (std::size_t i = 0; i < who.bench_count; ++i) {
        if (who.bench[i] != id) continue;
        for (std::size_t j = i; j + 1 < who.bench_count; ++j) who.bench[j] = who.bench[j + 1];
        --who.bench_count;
        who.bench[who.bench_count] = SlotId{};
        break;
    }
    end_effects_on(id, true);
    for (MemoRecord& memo : memos_of(table())) {  // the next one here is a different Pokémon
        if (memo.slot == id) memo.slot = no_slot;
    }
    for (Waiting& w : waiting_of(table())) {
        if (w.attacker == id) w.attacker = no_slot;
        if (w.target == id) w.target = no_slot;
        // A card's text about its own discarding continues without the Pokémon it was on.
        if (w.self == id && w.card != no_card && w.card == w.event_card &&
            library().handler(w.handler).hook == Hook::on_discard) {
            w.self = no_slot;
            w.generation = 0;
        }
    }
    for (Slot& other : table().slots) {
        if (other.harmed_by == id) other.harmed_by = no_slot;
    }
    // The running text is not on whatever comes into play here next.
    Source carried_out = source();
    if (carried_out.slot == id) carried_out.slot = no_slot;
    source_is(carried_out);
    const auto generation = static_cast<std::uint16_t>(slot(id).generation + 1);
    slot(id) = Slot{};
    slot(id).generation = generation;
    refresh_listeners();
}

void Moves::refresh_listeners(SlotId id)
{
    slot(id).listeners = listeners_on(slot(id), table(), state().defs, library());
    refresh_listeners();
}

void Moves::refresh_listeners()
{
    table().listeners = listeners_on(table(), state().defs, library());
}

void Moves::move_to_bench(SlotId id)
{
    PlayerTable& who = player(owner_of(id));
    if (who.active == id) who.active = no_slot;
    who.bench[who.bench_count++] = id;
}

/// SC-03
void Moves::clear_conditions(SlotId id)
{
    for (std::uint8_t i = 0; i < condition_count; ++i) end_condition(id, static_cast<Condition>(i));
}

void Moves::end_condition(SlotId id, Condition condition)
{
    Slot& s = slot(id);
    s.conditions =
        static_cast<std::uint8_t>(s.conditions & ~(1u << static_cast<unsigned>(condition)));
    switch (condition) {
        case Condition::asleep:
            s.sleep_coins = 0;
            break;
        case Condition::burned:
            s.burn_counters = 0;
            break;
        case Condition::paralyzed:
            s.paralyzed_since_turn_began = false;
            break;
        case Condition::poisoned:
            s.poison_counters = 0;
            break;
        case Condition::confused:
            break;
    }
}

Status Moves::push(Frame frame)
{
    Table& t = table();
    if (t.depth == t.frames.size()) {
        return fail_full("too many nested procedures", t.frames.size());
    }
    t.frames[t.depth++] = frame;
    return Status::done;
}

void Moves::pop()
{
    Table& t = table();
    t.frames[--t.depth] = Frame{};
}

}  // namespace ptcg
