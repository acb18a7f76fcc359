// Moving cards: drawing, taking Prize cards, discarding, showing, attaching; and who gets to know
// which card.

#include <algorithm>

#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

/// Returns whether cards in this zone are face up, as in the discard pile and the Lost Zone
/// (ZONE-04, LOST-01).
[[nodiscard]] bool is_public(Zone zone)
{
    return zone == Zone::discard || zone == Zone::lost_zone || zone == Zone::beside ||
           zone == Zone::in_play || zone == Zone::stadium || zone == Zone::played;
}

/// Returns whether not even the owner sees the cards of such a pile.
[[nodiscard]] bool is_unseen(Zone zone)
{
    return zone == Zone::deck || zone == Zone::prizes;
}

}  // namespace

Status Resolver::draw(PlayerId id, int count, int& drawn)
{
    drawn = 0;
    while (drawn < count) {
        Pile& deck = player(id).pile(Zone::deck);
        if (deck.count == 0) {
            if (rules().lose_when_any_draw_fails) {  // NOTE-06
                emit(event(EventKind::draw_failed, id));
                win(opponent_of(id), WinReason::no_cards);
            }
            break;  // WIN-04, QTY-03
        }
        const CardIndex card = deck.cards[deck.count - 1];
        const std::uint8_t knew = table().seen[at(card)];
        take_from_zone(card);
        put_on_pile(card, Zone::hand, false);
        table().seen[at(card)] = static_cast<std::uint8_t>(knew | seen_by(id));
        Event e = event(EventKind::drew, id);
        e.from = Zone::deck;
        e.to = Zone::hand;
        e.def = def_id(card);
        e.audience = static_cast<Audience>(seen_by(id) | knew);
        emit(e);
        ++drawn;
    }
    return done_or_failed();
}

Status Resolver::take_prizes(PlayerId id, int count, int& taken)
{
    taken = 0;
    if (count <= 0) return Status::done;
    const int due = std::min<int>(count, pile(id, Zone::prizes).count);  // GAP-08
    CardList chosen;
    // KO-06
    const Status asked =
        choose_by_place(id, Purpose::prize, cards_in(id, Zone::prizes), due, due, chosen);
    if (asked != Status::done) return asked;
    for (CardIndex card : chosen) {
        take_from_zone(card);
        put_on_pile(card, Zone::hand, false);
        auto& seen = table().seen[at(card)];
        seen = static_cast<std::uint8_t>(seen | seen_by(id));
        Event e = event(EventKind::prize_taken, id);
        e.def = def_id(card);
        e.audience = static_cast<Audience>(seen);
        seen = static_cast<std::uint8_t>(seen & both_saw);
        emit(e);
    }
    taken = chosen.count;
    remember({.what = Memo::prizes_taken, .player = id, .detail = chosen.count});
    return done_or_failed();
}

void Resolver::announce(CardIndex card, EventKind kind)
{
    const PlayerId id = owner_of(card);
    remember({.what = Memo::played,
              .player = id,
              .detail = static_cast<std::uint8_t>(def(card).trainer),
              .key = static_cast<std::uint16_t>(def_id(card))});
    Event e = event(kind, id);
    e.def = def_id(card);
    note_copy(table().event_count, card, Zone::none);
    emit(e);
    EffectContext what;
    what.player = id;
    what.event_card = card;
    what.from = Zone::hand;
    trigger(Hook::on_play, what);
}

void Resolver::lay_out_to_play(CardIndex card)
{
    take_from_zone(card);
    put_on_pile(card, Zone::played, false);
    table().seen[at(card)] = both_saw;
}

Status Resolver::move_card(CardIndex card, Placement to)
{
    Table& t = table();
    const PlayerId owner = owner_of(card);
    const PlayerId other = opponent_of(owner);
    const Zone from = t.zone[at(card)];
    if (stays_in_discard(card, to.zone)) return Status::done;
    const bool would_discard = to.zone == Zone::discard;
    to = destination(card, to);
    Event e = event(EventKind::card_moved, owner);
    if (from == Zone::in_play) {
        const SlotId id = slot_of(card);
        if (is_pokemon_itself(t.role[at(card)]))
            return fail(
                "a card of the Pokémon itself cannot leave play alone; move the whole Pokémon");
        const bool is_discarded = would_discard || to.zone == Zone::discard;
        if (!can_reach(id, is_discarded ? EffectKind::discard : EffectKind::move))
            return Status::done;
        if (to.zone == Zone::hand && !can_return(id, EffectKind::move, card))
            return done_or_failed();
        e.spot = spot_of(id);
        if (is_discarded) {
            EffectContext what;
            what.player = owner;
            what.target = id;
            what.event_card = card;
            what.event_player = source().player;
            what.event_origin = source().origin;
            what.event_def = source().def;
            const Status s = replace(Hook::would_be_discarded, what);
            if (s != Status::done || what.instead) return s;
        }
    }
    if (to.zone == Zone::discard && from != Zone::played && from != Zone::beside)
        trigger_discard(card);
    const std::uint8_t knew = t.seen[at(card)];
    const bool open = is_public(from) || is_public(to.zone) || knew == face_up || to.face_up;
    take_from_zone(card);
    put_on_pile(card, to.zone, to.bottom);
    if (open) {
        t.seen[at(card)] = both_saw;
    } else if (is_unseen(from) && is_unseen(to.zone)) {
        t.seen[at(card)] = knew;  // face down from one pile onto another: nobody looks at it
    } else {
        t.seen[at(card)] = static_cast<std::uint8_t>((knew & seen_by(other)) | seen_by(owner));
    }
    if (to.face_up) t.seen[at(card)] = face_up;
    if (!open && from == Zone::hand) {
        // The opponent sees that a card left the hand, but not which one. What was known about the
        // hand is no longer certain.
        const Pile& hand = pile(owner, Zone::hand);
        for (std::size_t i = 0; i < hand.count; ++i) {
            t.seen[at(hand.cards[i])] =
                static_cast<std::uint8_t>(t.seen[at(hand.cards[i])] & ~seen_by(other));
        }
        t.seen[at(card)] = seen_by(owner);
    }
    e.from = from;
    e.to = to.zone;
    e.extra =
        static_cast<std::uint8_t>((to.bottom ? 1 : 0) | (to.unseen ? 2 : 0) | (to.face_up ? 4 : 0));
    e.def = def_id(card);
    e.audience = open ? seen_by_all : static_cast<Audience>(t.seen[at(card)]);
    if (to.unseen) t.seen[at(card)] = 0;  // its identity is known, but not its place
    emit(e);
    return Status::done;
}

void Resolver::show(CardIndex card, Audience to)
{
    table().seen[at(card)] = static_cast<std::uint8_t>(table().seen[at(card)] | (to & both_saw));
    note_copy(table().event_count, card, table().zone[at(card)]);
    Event e = event(EventKind::card_shown, owner_of(card));
    e.from = table().zone[at(card)];
    e.def = def_id(card);
    e.audience = static_cast<Audience>(to | seen_by(owner_of(card)));
    emit(e);
}

void Resolver::turn_up(CardIndex card)
{
    table().seen[at(card)] = face_up;
    Event e = event(EventKind::card_shown, owner_of(card));
    e.from = Zone::prizes;
    e.def = def_id(card);
    e.extra = 4;
    emit(e);
}

void Resolver::look_at(PlayerId id, PlayerId owner, Zone zone, const CardList& cards)
{
    const bool search = zone == Zone::deck && id == owner && cards.count == pile(owner, zone).count;
    if (search) {
        // Players search their own decks unseen: what the opponent knew about a deck no longer
        // reveals which card is taken.
        for (CardIndex card : cards) {
            auto& seen = table().seen[at(card)];
            seen = static_cast<std::uint8_t>(seen & ~seen_by(opponent_of(owner)));
        }
    }
    for (CardIndex card : cards) {
        table().seen[at(card)] = static_cast<std::uint8_t>(table().seen[at(card)] | seen_by(id));
        if (!search) note_copy(table().event_count, card, zone);
    }
    Event e = event(EventKind::looked_at, id);
    e.from = zone;
    e.value = cards.count;
    e.spot = static_cast<Spot>(at(owner) * slots_per_player);
    const auto are_on_bottom = [&](const Pile& deck) {
        return cards.count > 0 && cards.count < deck.count && cards.card[0] == deck.cards[0];
    };
    const bool bottom = zone == Zone::deck && are_on_bottom(pile(owner, zone));
    e.extra = search ? 1 : bottom ? 2 : 0;
    emit(e);
}

void Resolver::discard_by_rule(CardIndex card)
{
    const WithSource by_rule(*this, Source{});
    Event e = event(EventKind::card_moved, owner_of(card));
    e.from = Zone::in_play;
    e.to = destination(card, {Zone::discard, false}).zone;
    e.def = def_id(card);
    if (e.to == Zone::discard) trigger_discard(card);
    take_from_zone(card);
    put_on_pile(card, e.to, false);
    emit(e);
}

Status Resolver::attach(CardIndex card, SlotId to, Role role)
{
    if (!in_play(to)) return fail("attach: this Pokémon has left play");
    Table& t = table();
    const Zone from = t.zone[at(card)];
    const SlotId before = slot_of(card);
    if (before == to && slot(before).top == card) {
        return fail("attach: a Pokémon cannot be attached to itself");
    }
    if (before != no_slot && slot(before).top != card && is_pokemon_itself(t.role[at(card)])) {
        return fail("attach: a card under a Pokémon cannot be moved away");
    }
    if (before != no_slot && !can_reach(before, EffectKind::move)) return Status::done;
    if (owner_of(to) != source().player && !can_affect(to, EffectKind::attach)) return Status::done;
    if (role == Role::tool && before != to && slot(to).tool_count >= tool_limit(to)) {
        return Status::done;  // TRN-08
    }

    if (def(card).only_on != no_filter && !goes_on(card, to)) return Status::done;

    std::uint8_t turn_energy = 0;  // what an Energy card's memory records about the turn
    if (from == Zone::hand && role == Role::energy && source().def == no_def) {
        turn_energy = energy_note(card, to);
    }
    Event e = event(EventKind::attached, owner_of(to));
    e.from = from;
    e.to = Zone::in_play;
    e.effect = before == no_slot ? 0xff : static_cast<std::uint8_t>(spot_of(before));
    take_from_zone(card);
    if (before != no_slot && slot(before).top == card) {
        // A Pokémon card becomes an attachment; the card below becomes the top of its Pokémon.
        const CardIndex under = below(before, card);
        slot(before).top = under;
        if (under == no_card) discard_pokemon(before);  // nothing is left to be attached to
    }
    link(to, card, role);
    t.seen[at(card)] = both_saw;
    e.spot = spot_of(to);
    e.def = def_id(card);
    emit(e);
    const PlayerId owner = owner_of(card);
    if (from == Zone::hand) {
        remember({.what = Memo::attached,
                  .player = owner,
                  .slot = to,
                  .detail = turn_energy,
                  .key = static_cast<std::uint16_t>(def_id(card))});
    }
    EffectContext what;
    what.player = owner;
    what.target = to;
    what.event_card = card;
    what.from = from;
    trigger(Hook::on_attach, what);
    return done_or_failed();
}

}  // namespace ptcg
