// Between turns / Pokémon Checkup (sections 12 and 13).

#include <algorithm>

#include "flow.hpp"

namespace ptcg::flow {

namespace {

// What `Frame::count` means here: which condition comes next, and whether the other effects are
// done.
constexpr std::uint8_t poison = 0, burn = 1, sleep = 2, paralysis = 3, conditions_done = 4;

/// The counters a condition puts between turns, as texts change them.
[[nodiscard]] int counters(Resolver& game, Hook hook, SlotId slot, int printed)
{
    EffectContext context;
    context.target = slot;
    context.player = owner_of(slot);
    context.amount = printed;
    return game.query(hook, context) * 10;
}

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
    if (wakes) game.recover(slot, Condition::asleep);
    return Status::done;
}

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

/// Is somebody handled in this step? Where nobody is, it is no moment of its own.
[[nodiscard]] bool concerns_anybody(const Resolver& game, std::uint8_t which, bool with_next)
{
    constexpr std::array<Condition, conditions_done> handled = {
        Condition::poisoned, Condition::burned, Condition::asleep, Condition::paralyzed};
    for (PlayerId id : both_players) {
        const SlotId active = game.active(id);
        if (active == no_slot) continue;
        const Slot& s = game.slot(active);
        if (s.has(handled[which]) || (with_next && s.has(Condition::paralyzed))) return true;
    }
    return false;
}

/// dp: a Tool that does something between turns is used at the moment its player likes (CHK-04).
/// Before each condition its player is asked whether now is the time.
Status offer_tools(Resolver& game)
{
    Table& t = game.table();
    for (std::size_t i = 0; i < t.waiting_count; ++i) {
        const Waiting w = t.waiting[i];
        if (w.card == no_card || game.def(w.card).trainer != TrainerKind::tool) continue;
        bool now = false;
        const Resolver::WithSource with(game,
                                        Source{w.def, Origin::trainer, 0xff, w.self, w.owner});
        const Status s = game.ask_yes_no(w.owner, Purpose::checkup_order, now);
        if (s != Status::done) return s;
        if (!now) continue;
        for (std::size_t k = i; k + 1 < t.waiting_count; ++k) t.waiting[k] = t.waiting[k + 1];
        t.waiting[--t.waiting_count] = Waiting{};
        if (const Status run = game.run_waiting(w); run != Status::done) return run;
        --i;
    }
    return Status::done;
}

void queue_other_effects(Resolver& game)
{
    EffectContext what;
    what.player = game.table().turn_player;
    game.trigger(Hook::on_checkup, what);
}

}  // namespace

bool any_condition(const Resolver& game)
{
    for (PlayerId id : both_players) {
        const SlotId active = game.active(id);
        if (active != no_slot && game.slot(active).conditions != 0) return true;
    }
    return false;
}

bool checkup_may_ask(const Resolver& game)
{
    return anything_waits(game) || (game.table().listeners & bit(Hook::on_checkup)) != 0;
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
        game.table().waiting_count > 0 && any_condition(game)) {  // GAP-03
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
    Frame& frame = game.frame();
    if (frame.count == conditions_done || !any_condition(game)) {
        frame.count = conditions_done;
        game.go(Step::checkup_others);
        return Status::done;
    }
    const std::uint8_t which = frame.count;
    const bool with_next = which == sleep && game.rules().asleep_and_paralyzed_together;
    const auto next = static_cast<std::uint8_t>(with_next ? conditions_done : which + 1);
    if (!concerns_anybody(game, which, with_next)) {
        frame.count = next;
        return Status::done;
    }
    if (game.rules().checkup_others == CheckupOthers::any_moment) {
        if (const Status s = offer_tools(game); s != Status::done) return s;
    }
    for (PlayerId id : in_order(game, game.rules().checkup_first)) {
        const SlotId active = game.active(id);
        if (active == no_slot) continue;
        if (const Status s = handle(game, which, active); s != Status::done) return s;
        if (!with_next) continue;
        if (const Status s = handle(game, paralysis, active); s != Status::done) return s;
    }
    frame.count = next;
    // T-33: Knock Outs wait for the end of the step, unless the ruleset checks after each
    // condition.
    return game.rules().checkup_knock_outs_at_end ? Status::done : push_settle(game, true);
}

Status checkup_others(Resolver& game)
{
    bool ran = false;
    if (const Status s = run_next_trigger(game, ran); s != Status::done) return s;
    if (ran) return Status::done;
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
