// Between turns / Pokémon Checkup (sections 12 and 13).

#include <algorithm>

#include "procedures/steps.hpp"
#include "ptcg/hook_mask.hpp"

namespace ptcg::flow {

namespace {

// CHK-02: the conditions in their order. `Frame::count` is the next condition, or
// `conditions_done`. `Frame::detail` is the number of players for whom this one has been handled.
constexpr std::uint8_t poison = 0, burn = 1, sleep = 2, paralysis = 3, conditions_done = 4;

/// Returns the damage in points that a condition does between turns, with its counters as changed
/// by texts (CARD-10).
[[nodiscard]] int counters(const Queries& game, Hook hook, SlotId slot, int printed)
{
    EffectContext context;
    context.target = slot;
    context.player = owner_of(slot);
    context.amount = printed;
    return game.query(hook, context) * 10;
}

/// BRN-01, T-29
Status handle_burn(Resolver& game, SlotId slot)
{
    const int points = counters(game, Hook::burn_counters, slot, game.slot(slot).burn_counters);
    bool heads = false;
    if (game.rules().burn == BurnModel::damage_then_flip) {
        if (const Status s = game.put_counters(slot, points); s != Status::done) return s;
        if (const Status s = game.flip_for(slot, Condition::burned, heads); s != Status::done)
            return s;
        if (heads) game.recover(slot, Condition::burned);
        return Status::done;
    }
    if (const Status s = game.flip_for(slot, Condition::burned, heads); s != Status::done) return s;
    return heads ? Status::done : game.put_counters(slot, points);
}

/// ASL-02
Status handle_sleep(Resolver& game, SlotId slot)
{
    bool wakes = true;
    const int coins = std::max<int>(1, game.slot(slot).sleep_coins);
    for (int i = 0; i < coins; ++i) {  // all of them must be heads
        bool heads = false;
        if (const Status s = game.flip_for(slot, Condition::asleep, heads); s != Status::done)
            return s;
        wakes = wakes && heads;
    }
    if (wakes) {
        game.recover(slot, Condition::asleep);
        return Status::done;
    }
    EffectContext what;
    what.player = owner_of(slot);
    what.target = slot;
    game.trigger(Hook::on_remain_asleep, what);  // one of the effects after the conditions (CHK-03)
    return game.failed() ? Status::failed : Status::done;
}

/// PAR-02, T-32. A Pokémon paralyzed in the opponent's turn recovers in the Checkup after its
/// owner's next turn in any case (PAR-03). If it was paralyzed in the owner's turn, the switch
/// decides (GAP-13).
void handle_paralysis(Resolver& game, SlotId slot)
{
    const bool own_turn = owner_of(slot) == game.table().turn_player;
    const bool over = game.rules().paralysis_ends == ParalysisEnds::own_checkup
                          ? own_turn
                          : own_turn && game.slot(slot).paralyzed_since_turn_began;
    if (over) game.recover(slot, Condition::paralyzed);
}

Status handle(Resolver& game, std::uint8_t which, SlotId slot)
{
    const Slot& s = game.slot(slot);
    if (which == poison && s.has(Condition::poisoned)) {
        const int points = counters(game, Hook::poison_counters, slot, s.poison_counters);
        return game.put_counters(slot, points);
    }
    if (which == burn && s.has(Condition::burned)) return handle_burn(game, slot);
    if (which == sleep && s.has(Condition::asleep)) return handle_sleep(game, slot);
    if (which == paralysis && s.has(Condition::paralyzed)) handle_paralysis(game, slot);
    return Status::done;
}

[[nodiscard]] bool next_together(const Facts& game, std::uint8_t which)
{
    return which == sleep && game.rules().asleep_and_paralyzed_together;  // T-30
}

/// Returns the Pokémon at the cursor: the Active Pokémon of the first or the second player
/// (GAP-02).
[[nodiscard]] SlotId at_cursor(const Facts& game, const Frame& cursor)
{
    return game.active(in_order(game, game.rules().checkup_first)[cursor.detail]);
}

void advance(const Facts& game, Frame& cursor)
{
    if (++cursor.detail < players) return;
    cursor.detail = 0;
    cursor.count = next_together(game, cursor.count) ? conditions_done
                                                     : static_cast<std::uint8_t>(cursor.count + 1);
}

/// Moves the cursor to the next Pokémon with the current condition; returns false if there is none
/// left.
[[nodiscard]] bool find_next(Resolver& game)
{
    constexpr std::array<Condition, conditions_done> handled = {
        Condition::poisoned, Condition::burned, Condition::asleep, Condition::paralyzed};
    Frame& cursor = game.frame();
    for (; cursor.count < conditions_done; advance(game, cursor)) {
        const SlotId active = at_cursor(game, cursor);
        if (active == no_slot) continue;
        const Slot& s = game.slot(active);
        if (s.has(handled[cursor.count])) return true;
        if (next_together(game, cursor.count) && s.has(Condition::paralyzed)) return true;
    }
    return false;
}

/// dp: a player may use a Tool that has an effect between turns at any moment (CHK-04, T-31). Asks
/// about each Tool that could have an effect now, and again about the others after one is used.
Status offer_tools(Resolver& game)
{
    Table& t = game.table();
    bool used = true;
    while (used) {
        used = false;
        std::uint32_t usable = 0;
        if (const Status s = find_due(game, PlayerId::none, Due::tools, usable); s != Status::done)
            return s;
        for (std::size_t i = 0; i < t.waiting_count && !used; ++i) {
            if ((usable >> i & 1u) == 0) continue;
            const Waiting w = t.waiting[i];
            const Resolver::WithSource with(game,
                                            Source{w.def, Origin::trainer, 0xff, w.self, w.owner});
            const Status asked = game.ask_yes_no(owner_of(w.self), Purpose::checkup_order, used);
            if (asked != Status::done) return asked;
            if (!used) continue;
            take_waiting(t, i);
            if (const Status s = game.run_waiting(w, true); s != Status::done) return s;
        }
    }
    return Status::done;
}

void forget_waiting(Resolver& game)
{
    Table& t = game.table();
    while (t.waiting_count > 0) t.waiting[--t.waiting_count] = Waiting{};
}

void queue_other_effects(Resolver& game)
{
    EffectContext what;
    what.player = game.table().turn_player;
    game.trigger(Hook::on_checkup, what);
}

}  // namespace

bool tools_at_any_moment(const Facts& game)
{
    return game.rules().checkup_others == CheckupOthers::any_moment;
}

bool any_condition(const Facts& game)
{
    for (PlayerId id : both_players) {
        const SlotId active = game.active(id);
        if (active != no_slot && game.slot(active).conditions != 0) return true;
    }
    return false;
}

bool checkup_may_ask(const Facts& game)
{
    return anything_waits(game) || has(game.table().listeners, Hook::on_checkup);
}

Status checkup_begin(Resolver& game)
{
    game.emit(game.event(EventKind::checkup_began, game.table().turn_player));
    Frame& frame = game.frame();
    frame.count = poison;
    frame.detail = 0;
    queue_other_effects(game);
    bool others_first = false;
    if (game.rules().checkup_others == CheckupOthers::either_order &&
        game.table().waiting_count > 0 && any_condition(game)) {  // T-31, GAP-03
        bool conditions_first = false;
        const Status s =
            game.ask_yes_no(game.table().turn_player, Purpose::checkup_order, conditions_first);
        if (s != Status::done) return s;
        others_first = !conditions_first;
    }
    game.go(others_first ? Step::checkup_others : Step::checkup_conditions);
    return Status::done;
}

Status checkup_conditions(Resolver& game)
{
    if (tools_at_any_moment(game) && find_next(game)) {
        if (const Status s = offer_tools(game); s != Status::done) return s;
    }
    if (!any_condition(game) || !find_next(game)) {
        game.frame().count = conditions_done;
        game.go(Step::checkup_others);
        return Status::done;
    }
    const std::uint8_t which = game.frame().count;
    const SlotId active = at_cursor(game, game.frame());
    if (const Status s = handle(game, which, active); s != Status::done) return s;
    if (next_together(game, which)) {
        if (const Status s = handle(game, paralysis, active); s != Status::done) return s;
    }
    advance(game, game.frame());
    // T-33: Knock Outs wait for the end of the step, unless the ruleset checks after each
    // condition.
    if (game.rules().checkup_knock_outs_at_end) return Status::done;
    const bool same_condition = find_next(game) && game.frame().count == which;
    return same_condition ? Status::done : push_settle(game, true);
}

Status checkup_others(Resolver& game)
{
    if (tools_at_any_moment(game)) {
        std::uint32_t texts = 0;
        if (const Status s = find_due(game, PlayerId::none, Due::all_but_tools, texts);
            s != Status::done)
            return s;
        if (texts != 0) {  // if nothing more follows, there is no other moment to wait for
            if (const Status s = offer_tools(game); s != Status::done) return s;
        }
    }
    for (const Due due : {Due::all_but_tools, Due::tools}) {
        bool ran = false;
        const Status s = run_next_trigger(game, due, ran);
        if (s != Status::done || ran) return s;
    }
    forget_waiting(game);  // those that could not have done anything
    const bool conditions_left = game.frame().count != conditions_done;
    game.go(conditions_left ? Step::checkup_conditions : Step::checkup_end);
    return Status::done;
}

Status checkup_end(Resolver& game)
{
    game.frame().count = 0;
    game.go(Step::turn_begin);
    return push_settle(game, true);  // CHK-05
}

}  // namespace ptcg::flow
