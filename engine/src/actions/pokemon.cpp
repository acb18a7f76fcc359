// Actions on Pokémon in play: switching, healing, Special Conditions, leaving play.

#include <algorithm>

#include "ptcg/hook_mask.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

/// Asleep, Confused and Paralyzed exclude each other (SC-04); Burned and Poisoned combine with any
/// (SC-05).
constexpr std::uint8_t rotating = 1u << static_cast<unsigned>(Condition::asleep) |
                                  1u << static_cast<unsigned>(Condition::confused) |
                                  1u << static_cast<unsigned>(Condition::paralyzed);

}  // namespace

Status Resolver::switch_active(SlotId benched)
{
    const PlayerId owner = owner_of(benched);
    PlayerTable& who = player(owner);
    if (!in_play(benched) || who.active == benched) return Status::done;
    const SlotId leaving = who.active;
    if (source().player != owner &&
        ((leaving != no_slot && !can_affect(leaving, EffectKind::change_place)) ||
         !can_affect(benched, EffectKind::change_place))) {
        return Status::done;
    }
    const auto place = std::find(who.bench.begin(), who.bench.begin() + who.bench_count, benched);
    if (place == who.bench.begin() + who.bench_count) return fail("switch: not on the Bench");
    if (leaving != no_slot) {
        *place = leaving;           // RET-04: the slot with everything on it
        clear_conditions(leaving);  // RET-05, ATK-17
        end_effects_on(leaving, false);
    } else {
        std::copy(place + 1, who.bench.begin() + who.bench_count, place);
        --who.bench_count;
        who.bench[who.bench_count] = SlotId{};
    }
    who.active = benched;
    remember({.what = Memo::moved, .player = owner, .slot = benched});

    Event e = event(leaving == no_slot ? EventKind::promoted : EventKind::switched, owner);
    e.spot = spot_of(benched);
    e.def = def_id(slot(benched).top);
    if (leaving != no_slot) e.effect = static_cast<std::uint8_t>(spot_of(leaving));
    emit(e);
    EffectContext what;
    what.player = owner;
    what.target = benched;
    trigger(Hook::on_move_to_active, what);
    if (leaving != no_slot) {
        what.target = leaving;
        trigger(Hook::on_move_to_bench, what);
    }
    return done_or_failed();
}

Status Resolver::heal(SlotId id, int points, int& healed)
{
    healed = 0;
    if (!in_play(id) || slot(id).damage == 0 || points <= 0) return Status::done;
    if (!can_reach(id, EffectKind::heal)) return Status::done;
    EffectContext context;
    context.target = id;
    context.player = owner_of(id);
    name_doer(context);
    TextRef by;
    if (!allowed(Hook::may_be_healed, context, &by)) {
        tell_prevented(id, EffectKind::heal, by);
        return Status::done;
    }
    context.amount = points;
    points = std::max(0, query(Hook::healing, context) / 10 * 10);
    if (points == 0) return done_or_failed();
    Slot& s = slot(id);
    healed = std::min<int>(points, s.damage);
    s.damage = static_cast<std::uint16_t>(s.damage - healed);
    remember({.what = Memo::healed, .player = owner_of(id), .slot = id});
    Event e = event(EventKind::healed, owner_of(id));
    e.spot = spot_of(id);
    e.value = static_cast<std::int16_t>(healed);
    emit(e);
    return Status::done;
}

Status Resolver::set_condition(SlotId id, Condition condition, int strength, bool* set)
{
    if (!in_play(id) || !is_active(id)) return Status::done;  // SC-02
    EffectContext context;
    context.target = id;
    context.player = owner_of(id);
    context.condition = condition;
    name_doer(context);
    TextRef by;
    if (!reaches(id, EffectKind::condition, &by) ||
        !allowed(Hook::may_have_condition, context, &by) ||
        granted(Hook::cures_condition, context, &by)) {
        tell_prevented(id, EffectKind::condition, by, static_cast<int>(condition));
        return Status::done;
    }
    Slot& s = slot(id);
    const auto mark = static_cast<std::uint8_t>(1u << static_cast<unsigned>(condition));
    if ((mark & rotating) != 0) {
        s.conditions = static_cast<std::uint8_t>(s.conditions & ~rotating);
        s.paralyzed_since_turn_began = false;
    }
    s.conditions = static_cast<std::uint8_t>(s.conditions | mark);
    const auto as_printed = static_cast<std::uint8_t>(std::clamp(strength, 0, 99));
    if ((mark & rotating) != 0) s.sleep_coins = 0;
    if (condition == Condition::asleep) s.sleep_coins = as_printed;
    if (condition == Condition::poisoned) {
        s.poison_counters = strength > 0 ? as_printed : 1;  // SC-06, PSN-01
    }
    if (condition == Condition::burned) {
        s.burn_counters = strength > 0 ? as_printed : 2;  // BRN-01
    }
    Event e = event(EventKind::condition_set, owner_of(id));
    e.spot = spot_of(id);
    e.value = static_cast<std::int16_t>(condition);
    emit(e);
    if (set != nullptr) *set = true;
    return done_or_failed();
}

Status Resolver::remove_conditions(SlotId id, bool* removed)
{
    for (std::uint8_t i = 0; i < condition_count; ++i) {
        const Status s = remove_condition(id, static_cast<Condition>(i), removed);
        if (s != Status::done) return s;
    }
    return Status::done;
}

Status Resolver::remove_condition(SlotId id, Condition condition, bool* removed)
{
    if (!in_play(id) || !slot(id).has(condition)) return Status::done;
    if (!can_reach(id, EffectKind::recover)) return Status::done;
    recover(id, condition);
    if (removed != nullptr) *removed = true;
    return Status::done;
}

void Resolver::recover(SlotId id, Condition condition)
{
    end_condition(id, condition);
    Event e = event(EventKind::condition_removed, owner_of(id));
    e.spot = spot_of(id);
    e.value = static_cast<std::int16_t>(condition);
    emit(e);
}

Status Resolver::knock_out(SlotId id, bool* marked)
{
    if (!in_play(id) || !can_reach(id, EffectKind::knock_out)) return Status::done;
    slot(id).knocked_out = true;  // carried out by the next check
    if (marked != nullptr) *marked = true;
    note_harm(id, harm_of_source(), source().slot, source().player);
    return Status::done;
}

}  // namespace ptcg
