// After every action and effect: runs what it triggered, then the checks, until nothing changes.

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <tuple>

#include "procedures/steps.hpp"
#include "ptcg/hook_mask.hpp"
#include "state/lists.hpp"

namespace ptcg::flow {

Status push_settle(Resolver& game, bool in_checkup)
{
    Frame frame;
    frame.step = Step::settle_trigger;
    frame.in_checkup = in_checkup;
    return game.push(frame);
}

Waiting take_waiting(Table& t, std::size_t which)
{
    const std::span<Waiting> all = waiting_of(t);
    const Waiting taken = all[which];
    std::shift_left(all.begin() + static_cast<std::ptrdiff_t>(which), all.end(), 1);
    all.back() = Waiting{};
    --t.waiting_count;
    return taken;
}

bool anything_waits(const Facts& game)
{
    return game.table().waiting_count != 0;
}

namespace {

[[nodiscard]] bool is_due(const Facts& game, const Waiting& w, Due due)
{
    const Hook hook = game.library().handler(w.handler).hook;
    if (due == Due::reactions) return hook != Hook::on_checkup && hook != Hook::on_remain_asleep;
    const bool tool = hook == Hook::on_checkup && w.card != no_card &&
                      game.def(w.card).trainer == TrainerKind::tool && tools_at_any_moment(game);
    return tool == (due == Due::tools);
}

[[nodiscard]] bool reactions_wait(const Facts& game)
{
    return std::ranges::any_of(waiting_of(game.table()),
                               [&](const Waiting& w) { return is_due(game, w, Due::reactions); });
}

/// Returns whether the Tool is still on its Pokémon, with its text in force.
[[nodiscard]] bool is_at_hand(const Queries& game, const Waiting& w)
{
    return game.slot_of(w.card) == w.self && game.attachment_works(w.self, w.card);
}

/// Sets `may` if it is due and would do something if it came next.
Status may_come(Resolver& game, const Waiting& w, Due due, bool& may)
{
    may = is_due(game, w, due) && (due != Due::tools || is_at_hand(game, w));
    return may ? game.could_run(w, may) : Status::done;
}

}  // namespace

Status find_due(Resolver& game, PlayerId whose, Due due, std::uint32_t& found)
{
    found = 0;
    for (std::size_t i = 0; i < game.table().waiting_count; ++i) {
        const Waiting& w = game.table().waiting[i];
        bool may = whose == PlayerId::none || w.owner == whose;
        if (!may) continue;
        if (const Status s = may_come(game, w, due, may); s != Status::done) return s;
        if (may) found |= 1u << i;
    }
    return Status::done;
}

namespace {

/// Hooks through which copies of an effect could still lead to different results: texts that
/// prevent an effect on a Pokémon other than their own, texts that change what it does, and texts
/// that react to the Pokémon whose Ability it is.
constexpr std::array tell_copies_apart = {
    Hook::allow_effect,    Hook::healing,           Hook::may_be_healed, Hook::may_have_condition,
    Hook::cures_condition, Hook::would_use_ability, Hook::on_use_ability};

/// Returns whether both orders of the two give the same result. Either they are the same text of
/// one Pokémon about the same other Pokémon, in the order of what they react to. Or they are copies
/// of one text that react to the same event, and the pack loader has found that the text does not
/// know which copy it is, or that it affects only its own Pokémon (`Handler::any_order`). If this
/// is not certain, the player is asked.
[[nodiscard]] bool reads_alike(const Queries& game, const Waiting& a, const Waiting& b)
{
    if (a.handler != b.handler || a.target != b.target) return false;
    if (a.self == b.self) return true;
    return game.library().handler(a.handler).any_order && a.def == b.def && a.player == b.player &&
           a.event_card == b.event_card && a.amount == b.amount && a.attacker == b.attacker &&
           a.harm == b.harm && a.origin == b.origin && a.origin != Origin::attack &&
           a.from_hand == b.from_hand && std::ranges::none_of(tell_copies_apart, [&](Hook hook) {
               return game.any_text_for(hook);
           });
}

constexpr std::size_t most_waiting = std::tuple_size_v<decltype(Table::waiting)>;

void drop_reactions(Resolver& game, PlayerId owner, bool& dropped)
{
    Table& t = game.table();
    for (std::size_t i = t.waiting_count; i-- > 0;) {
        if (t.waiting[i].owner != owner || !is_due(game, t.waiting[i], Due::reactions)) continue;
        take_waiting(t, i);
        dropped = true;
    }
}

/// Asks which of the owner's waiting effects with a bit in `could` comes next, if two of them
/// differ.
Status choose_waiting(Resolver& game, PlayerId owner, std::uint32_t could, std::size_t& which)
{
    if (std::has_single_bit(could)) return Status::done;
    const Table& t = game.table();
    game.begin_question(owner, Purpose::trigger_order);
    std::array<std::size_t, most_waiting> index{};
    for (std::size_t i = 0; i < t.waiting_count; ++i) {
        if ((could >> i & 1u) == 0) continue;
        const Waiting& w = t.waiting[i];
        bool same = false;
        for (std::size_t k = 0; k < game.option_count(); ++k) {
            same = same || reads_alike(game, t.waiting[index[k]], w);
        }
        if (same) continue;
        index[game.option_count()] = i;
        const Handler& handler = game.library().handler(w.handler);
        game.add_option({.kind = OptionKind::text,
                         .spot = game.spot_of(w.self),
                         .value = handler.ability,
                         .def = w.def});
    }
    Picks picks;
    const Status s = game.ask(1, 1, picks);
    if (s == Status::done) which = index[picks.option[0]];
    return s;
}

}  // namespace

Status run_next_trigger(Resolver& game, Due due, bool& ran)
{
    Table& t = game.table();
    if (t.waiting_count == 0) return Status::done;
    for (const PlayerId owner : {t.turn_player, opponent_of(t.turn_player)}) {
        std::uint32_t could = 0;
        if (const Status s = find_due(game, owner, due, could); s != Status::done) return s;
        if (could == 0) {
            if (due == Due::reactions) drop_reactions(game, owner, ran);
            continue;
        }
        ran = true;
        auto which = static_cast<std::size_t>(std::countr_zero(could));
        if (const Status s = choose_waiting(game, owner, could, which); s != Status::done) return s;
        return game.run_waiting(take_waiting(t, which));
    }
    return Status::done;
}

Status settle_trigger(Resolver& game)
{
    bool ran = false;
    if (const Status s = run_next_trigger(game, Due::reactions, ran); s != Status::done) return s;
    if (!ran) game.go(Step::settle_checks);
    return Status::done;
}

namespace {

/// What makes checks necessary, usually nothing: each Pokémon in play is examined once.
struct CauseForChecks {
    SlotList damaged;  ///< Knocked Out, or may be
    bool several_tools = false, harm = false, conditions = false;
};

[[nodiscard]] CauseForChecks find_cause(const Facts& game)
{
    CauseForChecks cause;
    for (PlayerId id : both_players) {
        game.each_pokemon(id, [&](SlotId slot) {
            const Slot& s = game.slot(slot);
            if ((s.damage | static_cast<int>(s.knocked_out)) != 0) cause.damaged.add(slot);
            cause.conditions |= s.conditions != 0;
            cause.several_tools |= s.tool_count > 1;
            cause.harm |= s.harm != Harm::none;  // the rest of the record comes with its kind
        });
    }
    return cause;
}

/// Ends Special Conditions that a text in force does not allow.
void cure(Resolver& game, SlotId slot)
{
    EffectContext context;
    context.target = slot;
    context.player = owner_of(slot);
    for (std::uint8_t i = 0; i < condition_count; ++i) {
        context.condition = static_cast<Condition>(i);
        if (!game.slot(slot).has(context.condition)) continue;
        TextRef by;
        if (!game.granted(Hook::cures_condition, context, &by)) continue;
        const Resolver::WithSource with(
            game, {.def = by.def, .origin = by.origin, .effect = by.effect, .slot = slot});
        game.recover(slot, context.condition);
    }
}

/// KO-01, CARD-05; KO-02: every Pokémon in play, whatever an attack was aimed at.
[[nodiscard]] bool mark_knocked_out(Resolver& game, const SlotList& damaged)
{
    bool any = false;
    for (SlotId slot : damaged) {
        Slot& s = game.slot(slot);
        if (!s.knocked_out && s.damage < game.hp(slot)) continue;
        s.knocked_out = true;
        if (s.harm == Harm::none && game.between_turns()) s.harm = Harm::checkup;  // lost HP
        any = true;
    }
    return any;
}

/// If a Pokémon has more Tools than it may have, because what allowed them has ended, its owner
/// picks those it keeps (TRN-08).
Status trim_tools(Resolver& game, SlotId slot, bool& changed)
{
    const int tools = game.slot(slot).tool_count;
    const int over = tools > 1 ? tools - std::max(0, game.tool_limit(slot)) : 0;
    if (over <= 0) return Status::done;
    CardList chosen;
    const PlayerId owner = owner_of(slot);
    const Status s = game.choose_attached(owner, Purpose::discard, game.cards_of(slot, Role::tool),
                                          over, over, chosen);
    if (s != Status::done) return s;
    for (CardIndex card : chosen) game.discard_by_rule(card);
    changed = true;
    return Status::done;
}

/// Removes cards that may be attached only to certain Pokémon from all others, however they came
/// there.
void throw_off(Resolver& game, SlotId slot, bool& changed)
{
    for (CardIndex card : game.cards_of(slot, Role::none)) {
        if (!game.def(card).leaves_others() || is_pokemon_itself(game.table().role[at(card)]) ||
            game.goes_on(card, slot)) {
            continue;
        }
        game.discard_by_rule(card);
        changed = true;
    }
}

[[nodiscard]] int over_bench_limit(const Queries& game, PlayerId id)
{
    return game.player(id).bench_count - game.bench_limit(id);
}

/// Asks which Pokémon leave the Bench. REQUIRES: the Bench is `over` its limit.
Status trim_bench(Resolver& game, PlayerId id, int over)
{
    const PlayerTable& who = game.player(id);
    SlotList bench;
    for (std::size_t i = 0; i < who.bench_count; ++i) bench.add(who.bench[i]);
    SlotList chosen;
    const Status s = game.choose_pokemon(id, Purpose::trim_bench, bench, over, over, chosen);
    if (s != Status::done) return s;
    for (SlotId slot : chosen) {
        if (const Status d = game.leave_play(slot, {Zone::discard, false}); d != Status::done) {
            return d;
        }
    }
    return Status::done;
}

}  // namespace

Status trim_benches(Resolver& game, bool& changed)
{
    const int most =
        std::max(game.player(PlayerId::one).bench_count, game.player(PlayerId::two).bench_count);
    if (most <= game.rules().bench && !has(game.table().listeners, Hook::bench_size)) {
        return Status::done;  // almost always
    }
    const int one = over_bench_limit(game, PlayerId::one);
    const int two = over_bench_limit(game, PlayerId::two);
    if (one <= 0 && two <= 0) return Status::done;
    PlayerId id = one > 0 ? PlayerId::one : PlayerId::two;
    if (one > 0 && two > 0) id = game.trims_bench_first();
    changed = true;
    return trim_bench(game, id, id == PlayerId::one ? one : two);
}

namespace {

/// Clears the record of damage: what has not caused a Knock Out by now will not be the cause.
void forget_harm(Slot& slot)
{
    constexpr Slot unharmed;
    slot.harm = unharmed.harm;
    slot.harmed_by = unharmed.harmed_by;
    slot.harmed_by_player = unharmed.harmed_by_player;
    slot.harmed_by_def = unharmed.harmed_by_def;
    slot.harm_points = unharmed.harm_points;
}

/// Returns whether Knock Outs are carried out now. Outside attacks and the Checkup they are, unless
/// the ruleset makes them wait (GAP-18).
[[nodiscard]] bool knock_outs_are_due(const Facts& game)
{
    if (game.rules().main_phase_knock_outs) return true;
    const Table& t = game.table();
    return t.depth < 2 || t.frames[t.depth - 2].step != Step::main_phase;
}

}  // namespace

Status settle_checks(Resolver& game)
{
    const CauseForChecks cause = find_cause(game);
    if (cause.conditions && has(game.table().listeners, Hook::cures_condition)) {
        for (PlayerId id : both_players) {
            game.each_pokemon(id, [&](SlotId slot) { cure(game, slot); });
        }
    }
    if (knock_outs_are_due(game) && mark_knocked_out(game, cause.damaged)) {
        Frame& frame = game.frame();
        frame.count = 0;
        frame.memo = {};
        game.go(Step::knock_out_replace);
        return Status::done;
    }
    bool changed = false;
    if (const Status s = trim_benches(game, changed); s != Status::done) return s;
    if (changed) return Status::done;  // runs again
    if (game.state().restricted_energy) {
        for (PlayerId id : in_order(game, FirstToAct::turn_player)) {
            for (SlotId slot : game.pokemon_of(id)) throw_off(game, slot, changed);
        }
        if (changed) return Status::done;
    }
    if (cause.several_tools) {
        for (PlayerId id : in_order(game, FirstToAct::turn_player)) {
            for (SlotId slot : game.pokemon_of(id)) {
                if (const Status s = trim_tools(game, slot, changed); s != Status::done) return s;
                if (changed) return Status::done;
            }
        }
    }
    for (PlayerId id : both_players) {
        if (game.active(id) == no_slot) {  // ZONE-05
            game.frame().count = 0;
            game.go(Step::knock_out_promote);
            return Status::done;
        }
    }
    if (cause.harm) {
        for (PlayerId id : both_players)
            game.each_pokemon(id, [&](SlotId s) { forget_harm(game.slot(s)); });
    }
    game.table().trims_first = PlayerId::none;
    if (reactions_wait(game)) {  // to what these checks have done
        game.go(Step::settle_trigger);
        return Status::done;
    }
    game.pop();
    return check_winner(game);
}

}  // namespace ptcg::flow
