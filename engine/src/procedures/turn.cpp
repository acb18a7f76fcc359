// The turn (section 7).

#include <algorithm>

#include "procedures/steps.hpp"
#include "state/lists.hpp"

namespace ptcg::flow {

namespace {

/// Drops what happened before each player's last turn: no text looks further back.
void forget_old_turns(Table& t)
{
    const std::span<MemoRecord> all = memos_of(t);
    const auto kept = std::remove_if(
        all.begin(), all.end(), [&](const MemoRecord& record) { return record.turn + 2 < t.turn; });
    std::fill(kept, all.end(), MemoRecord{});
    t.memo_count = static_cast<std::uint8_t>(kept - all.begin());
}

/// Ends the lasting effects whose last turn this was. Returns whether there were any.
bool end_expired(Resolver& game)
{
    Table& t = game.table();
    std::size_t kept = 0;
    for (const Lasting effect : lasting_of(t)) {
        if (effect.turn > t.turn) {
            t.lasting[kept++] = effect;
            continue;
        }
        Event e = game.event(EventKind::lasting_ended, effect.owner);
        if (effect.anchor == Anchor::pokemon) {
            e.spot = game.spot_of(static_cast<SlotId>(effect.subject));
        }
        e.value = static_cast<std::int16_t>(effect.kind);
        e.def = effect.def;
        game.emit(e);
    }
    if (kept == t.lasting_count) return false;
    std::ranges::fill(lasting_of(t).subspan(kept), Lasting{});
    t.lasting_count = static_cast<std::uint8_t>(kept);
    game.refresh_listeners();
    return true;
}

/// Discards what stays only until the end of its player's turn: in dp the Supporter next to the
/// Active Pokémon (TRN-04, T-14), and attached Trainer cards that say so. Sets `any` if a Pokémon
/// has lost one.
Status discard_passing_cards(Resolver& game, bool& any)
{
    const PlayerId id = game.table().turn_player;
    Pile& beside = game.player(id).pile(Zone::beside);
    while (beside.count > 0) {
        if (const Status s = game.discard(beside.cards[0]); s != Status::done) return s;
    }
    for (SlotId slot : game.pokemon_of(id)) {
        if (game.slot(slot).first == game.slot(slot).top) {
            if (game.table().next[at(game.slot(slot).top)] == no_card) continue;
        }
        for (CardIndex card : game.cards_of(slot, Role::none)) {
            const bool attached = !is_pokemon_itself(game.table().role[at(card)]);
            const CardDef& def = game.def(card);
            const bool passes = def.leaves_at_end_of_turn ||
                                (def.machine && game.rules().machine_stays ==
                                                    MachineStays::end_of_turn);  // TM-02, T-18
            if (!attached || !passes) continue;
            any = true;
            if (const Status s = game.discard(card); s != Status::done) return s;
        }
    }
    return Status::done;
}

}  // namespace

/// TURN-01: a turn begins with a card drawn; actions, an attack and the Checkup follow.
Status turn_begin(Resolver& game)
{
    Table& t = game.table();
    t.turn_player = t.turn == 0 ? t.starting_player : opponent_of(t.turn_player);
    ++t.turn;
    // TURN-09: everything that is limited per turn; `Permissions` compares it with the limits.
    t.energy_attached = 0;
    t.supporters_played = 0;
    t.stadiums_played = 0;
    t.retreats = 0;
    t.stadium_used = 0;
    t.benched_basic = false;
    t.end_turn = false;
    PlayerTable& who = game.player(t.turn_player);
    who.turns_taken = static_cast<std::uint8_t>(std::min(who.turns_taken + 1, 250));
    for (Slot& s : t.slots) s.used = 0;
    if (Slot& active = game.slot(who.active); active.has(Condition::paralyzed)) {
        active.paralyzed_since_turn_began = true;  // PAR-02
    }
    forget_old_turns(t);
    t.forgotten[t.turn % t.forgotten.size()] = 0;
    Event e = game.event(EventKind::turn_began, t.turn_player);
    e.value = static_cast<std::int16_t>(t.turn);
    game.emit(e);
    EffectContext what;
    what.player = t.turn_player;
    game.trigger(Hook::on_turn_begin, what);
    game.go(Step::turn_draw);
    return push_settle(game);
}

Status turn_draw(Resolver& game)
{
    const PlayerId id = game.table().turn_player;
    game.go(Step::main_phase);
    int drawn = 0;
    if (const Status s = game.draw(id, 1, drawn); s != Status::done) return s;
    if (drawn == 0 && game.table().outcome == Outcome::running) {  // TURN-02, WIN-03
        game.emit(game.event(EventKind::draw_failed, id));
        game.win(opponent_of(id), WinReason::no_cards);
    }
    return Status::done;
}

Status turn_end(Resolver& game)
{
    Table& t = game.table();
    game.emit(game.event(EventKind::turn_ended, t.turn_player));
    bool changed = false;
    if (const Status s = discard_passing_cards(game, changed); s != Status::done) return s;
    EffectContext what;
    what.player = t.turn_player;
    game.trigger(Hook::on_turn_end, what);
    changed = end_expired(game) || changed || t.waiting_count > 0;
    game.go(Step::checkup_begin);  // CHK-01
    // A Pokémon that loses HP as the turn ends is still Knocked Out in this turn, and so is one
    // whose Knock Out has waited for the end (GAP-18).
    return changed || !game.rules().main_phase_knock_outs ? push_settle(game) : Status::done;
}

}  // namespace ptcg::flow
