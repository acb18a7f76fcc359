// Knock Outs, Prize cards and promotion (section 11): mark all, replacements, triggers, discard,
// then Prize cards and promotion in the ruleset's order, then the winner. Each stage is finished
// for both players before the next begins (GAP-17).

#include <algorithm>

#include "procedures/steps.hpp"

namespace ptcg::flow {

namespace {

/// Returns all Pokémon in play, by player in the order of KO-10.
[[nodiscard]] SlotList in_play_in_order(const Facts& game)
{
    SlotList list;
    for (PlayerId id : in_order(game, game.rules().knock_out_first)) {
        for (SlotId slot : game.pokemon_of(id)) list.add(slot);
    }
    return list;
}

// Sets of slots stored in `Frame::memo` while Knock Outs are carried out: those whose replacements
// have been asked for, and those whose Knock Out has caused its triggers.
constexpr std::size_t replacement_offered = 0, announced = 1;

[[nodiscard]] bool first_time(std::uint32_t& set, SlotId slot)
{
    const std::uint32_t mark = 1u << at(slot);
    const bool first = (set & mark) == 0;
    set |= mark;
    return first;
}

/// Records that the Pokémon with this top card (now or before) was Knocked Out, and that its Prize
/// cards are due (KO-04), whatever the cause (KO-05).
void record_knock_out(Resolver& game, SlotId slot, CardIndex top, Spot spot, Harm harm, int prizes)
{
    const PlayerId id = owner_of(slot);
    Event e = game.event(EventKind::knocked_out, id);
    e.spot = spot;
    e.def = game.def_id(top);
    e.value = static_cast<std::int16_t>(prizes);
    game.emit(e);
    game.remember({.what = Memo::knocked_out,
                   .player = id,
                   .slot = slot,
                   .detail = static_cast<std::uint8_t>(harm),
                   .key = static_cast<std::uint16_t>(game.def_id(top))});
    PlayerTable& taker = game.player(opponent_of(id));
    constexpr int all = cards_per_player;  // as many as there could be
    taker.prizes_due = static_cast<std::uint8_t>(std::min(taker.prizes_due + prizes, all));
}

/// "Is not Knocked Out, and its remaining HP become 10 instead."
void leave_hp(Resolver& game, SlotId slot, int remaining)
{
    Slot& s = game.slot(slot);
    const int damage = std::max(0, game.hp(slot) - remaining);
    if (remaining <= 0 || s.damage <= damage) return;
    Event e = game.event(EventKind::counters_removed, owner_of(slot));
    e.spot = game.spot_of(slot);
    e.value = static_cast<std::int16_t>(s.damage - damage);
    s.damage = static_cast<std::uint16_t>(damage);
    game.emit(e);
}

/// Lets a text save a Pokémon that would be Knocked Out, or send it elsewhere.
Status replace_one(Resolver& game, SlotId slot)
{
    const Slot& s = game.slot(slot);
    const CardIndex top = s.top;
    const Spot spot = game.spot_of(slot);
    const int prizes = game.prizes_for(slot);
    EffectContext context;
    context.target = slot;
    context.player = owner_of(slot);
    context.amount = s.harm_points;
    game.tell_harm(context, slot);
    if (const Status st = game.replace(Hook::would_be_knocked_out, context); st != Status::done) {
        return st;
    }
    if (!context.instead) return Status::done;
    if (context.still_knocked_out) {
        record_knock_out(game, slot, top, spot, context.harm, prizes);
    }
    if (game.in_play(slot) && game.slot(slot).top == top) {
        game.slot(slot).knocked_out = false;
        leave_hp(game, slot, context.remaining_hp);
        Event e = game.event(EventKind::saved, owner_of(slot));
        e.def = game.def_id(top);
        e.spot = game.spot_of(slot);
        game.emit(e);
    } else if (game.slot(slot).first != no_card) {
        game.discard_pokemon(slot);  // the card went elsewhere; the rest does not stay
    }
    return Status::done;
}

}  // namespace

Status knock_out_replace(Resolver& game)
{
    // One Pokémon per step: the cursor counts slots in the order of KO-10.
    const PlayerId first = in_order(game, game.rules().knock_out_first)[0];
    while (game.frame().count < slots_per_match) {
        const std::size_t cursor = game.frame().count++;
        const PlayerId owner = cursor < slots_per_player ? first : opponent_of(first);
        const auto slot =
            static_cast<SlotId>(at(owner) * slots_per_player + cursor % slots_per_player);
        if (!game.in_play(slot) || !game.slot(slot).knocked_out) continue;
        if (!first_time(game.frame().memo[replacement_offered], slot)) continue;
        return replace_one(game, slot);
    }
    for (SlotId slot : in_play_in_order(game)) {
        if (!game.slot(slot).knocked_out || !first_time(game.frame().memo[announced], slot))
            continue;
        EffectContext what;
        what.player = owner_of(slot);
        what.target = slot;
        game.tell_harm(what, slot);
        game.trigger(Hook::on_knock_out, what);
    }
    game.go(Step::knock_out_triggers);
    return game.failed() ? Status::failed : Status::done;
}

Status knock_out_triggers(Resolver& game)
{
    bool ran = false;
    if (const Status s = run_next_trigger(game, Due::reactions, ran); s != Status::done) return s;
    if (ran) return Status::done;
    for (SlotId slot : in_play_in_order(game)) {
        // Knocked Out by one of these triggers: it gets its own replacements and triggers.
        if (game.slot(slot).knocked_out &&
            (game.frame().memo[replacement_offered] >> at(slot) & 1u) == 0) {
            game.frame().count = 0;
            game.go(Step::knock_out_replace);
            return Status::done;
        }
    }
    game.go(Step::knock_out_discard);
    return Status::done;
}

Status knock_out_discard(Resolver& game)
{
    for (SlotId slot : in_play_in_order(game)) {
        if (!game.slot(slot).knocked_out) continue;
        const Slot& s = game.slot(slot);
        record_knock_out(game, slot, s.top, game.spot_of(slot), s.harm, game.prizes_for(slot));
    }
    for (SlotId slot : in_play_in_order(game)) {
        if (!game.slot(slot).knocked_out) continue;
        game.discard_pokemon(slot);  // KO-03; with everything on it in every ruleset (T-49)
    }
    // KO-09, T-35 in the Checkup; else KO-08, T-34.
    const KnockOutOrder order = game.frame().in_checkup ? game.rules().checkup_knock_out_order
                                                        : game.rules().attack_knock_out_order;
    game.go(order == KnockOutOrder::prize_then_promote ? Step::knock_out_prizes
                                                       : Step::knock_out_promote);
    return Status::done;
}

Status knock_out_prizes(Resolver& game)
{
    for (PlayerId id : in_order(game, game.rules().knock_out_first)) {  // KO-10, T-36, GAP-01
        PlayerTable& who = game.player(id);
        if (who.prizes_due == 0) continue;
        int taken = 0;
        if (const Status s = game.take_prizes(id, who.prizes_due, taken); s != Status::done) {
            return s;
        }
        who.prizes_due = 0;
        return Status::done;  // the other player's Prize cards are a separate question
    }
    const bool prizes_first = (game.frame().in_checkup ? game.rules().checkup_knock_out_order
                                                       : game.rules().attack_knock_out_order) ==
                              KnockOutOrder::prize_then_promote;
    game.go(prizes_first ? Step::knock_out_promote : Step::knock_out_end);
    return Status::done;
}

/// KO-07; a player without Benched Pokémon loses (`check_winner`).
Status knock_out_promote(Resolver& game)
{
    // The winner is declared after Prize cards and promotion (NOTE-14). Once it is certain that a
    // player wins, or that Sudden Death follows, neither player is asked for a Pokémon that will
    // not play.
    const bool over = end_is_certain(game);
    // A Bench that is too large because of what has left play is trimmed first (official ruling of
    // 2024-09-12).
    bool trimmed = false;
    if (!over) {
        if (const Status s = trim_benches(game, trimmed); s != Status::done || trimmed) return s;
    }
    for (PlayerId id : in_order(game, game.rules().knock_out_first)) {  // KO-10, T-36, GAP-01
        PlayerTable& who = game.player(id);
        if (over || who.active != no_slot || who.bench_count == 0) continue;
        SlotList bench;
        for (std::size_t i = 0; i < who.bench_count; ++i) bench.add(who.bench[i]);
        SlotList chosen;
        const Status s = game.choose_pokemon(id, Purpose::promote, bench, 1, 1, chosen);
        if (s != Status::done) return s;
        const Resolver::WithSource by_rule(game, Source{no_def, Origin::rule, 0xff, no_slot, id});
        return game.switch_active(chosen.slot[0]);
    }
    const bool prizes_open =
        game.player(PlayerId::one).prizes_due != 0 || game.player(PlayerId::two).prizes_due != 0;
    game.go(prizes_open ? Step::knock_out_prizes : Step::knock_out_end);
    return Status::done;
}

Status knock_out_end(Resolver& game)
{
    game.go(Step::settle_trigger);  // checks again whatever this has changed
    return check_winner(game);
}

}  // namespace ptcg::flow
