// The attack (section 9), step by step in the order that the era's ruleset gives.

#include <algorithm>

#include "procedures/steps.hpp"
#include "ptcg/hook_mask.hpp"

namespace ptcg::flow {

namespace {

[[nodiscard]] AttackRef attack_of(const Frame& frame)
{
    return {frame.def, frame.index};
}

/// Returns false if an earlier step has removed the attacker.
[[nodiscard]] bool attacker_present(const Facts& game)
{
    const Frame& frame = game.frame();
    return game.in_play(frame.slot) && game.slot(frame.slot).generation == frame.generation;
}

/// ATK-14: skips the later steps. The turn ends anyway: `begin_attack` has arranged that.
void stop_attack(Resolver& game, StopReason reason)
{
    game.frame().stopped = true;
    Event e = game.event(EventKind::attack_stopped, game.frame().player);
    e.def = game.frame().def;
    e.effect = game.frame().index;
    e.spot = game.spot_of(game.frame().slot);
    e.value = static_cast<std::int16_t>(reason);
    game.emit(e);
    game.go(Step::attack_end);
}

/// Uses up a GX attack, or another that may be used only once per game (GX-02, VSTAR-02,
/// T-44, GAP-07).
void use_attack_limit(Resolver& game)
{
    const Frame& frame = game.frame();
    const std::uint8_t limit = game.library().def(frame.def).attacks[frame.index].limit;
    if (limit != no_game_limit) game.use_limit(frame.player, limit);
}

/// ATK-07; only attacks that have their Energy are offered (`Permissions::may_use_attack`).
void announce(Resolver& game)
{
    const Frame& frame = game.frame();
    game.table().in_attack = true;
    if (game.rules().stopped_once_per_game_counts) use_attack_limit(game);
    Event e = game.event(EventKind::attack_announced, frame.player);
    e.def = frame.def;
    e.effect = frame.index;
    e.spot = game.spot_of(frame.slot);
    game.emit(e);
    const NameId name = game.library().def(frame.def).attacks[frame.index].name;
    game.remember({.what = Memo::attacked,
                   .player = frame.player,
                   .slot = frame.slot,
                   .key = static_cast<std::uint16_t>(name)});
    game.remember({.what = Memo::attacker,
                   .player = frame.player,
                   .slot = frame.slot,
                   .key = static_cast<std::uint16_t>(game.def_id(game.slot(frame.slot).top))});
    EffectContext what;
    what.player = frame.player;
    what.attacker = frame.slot;
    what.attack = attack_of(frame);
    game.trigger(Hook::on_attack, what);
}

Status run_part(Resolver& game, AttackPart part, EffectContext& context)
{
    Frame& frame = game.frame();
    PartMemo memo{frame.memo_count, frame.memo};
    const Status s = game.run_attack_part(frame.slot, attack_of(frame), part, memo, context);
    if (s == Status::done) {
        frame.memo_count = memo.count;
        frame.memo = memo.value;
    }
    return s;
}

[[nodiscard]] bool has_part(const Queries& game, AttackPart part)
{
    const Frame& frame = game.frame();
    return game.library().def(frame.def).attacks[frame.index].of(part) != no_callback;
}

[[nodiscard]] bool may_be_altered(const Queries& game)
{
    return has(game.table().listeners, Hook::would_attack) ||
           game.has_lasting(game.frame().slot, LastingKind::attack_needs_coin);
}

/// Asks the texts that may stop the attack; if none does, it continues.
Status ask_to_stop(Resolver& game, Hook hook)
{
    const Frame frame = game.frame();
    EffectContext context;
    context.player = frame.player;
    context.attacker = frame.slot;
    context.attack = attack_of(frame);
    if (const Status s = game.replace(hook, context); s != Status::done) return s;
    if (context.instead) {
        const Resolver::WithSource with(game, context.source);
        stop_attack(game, StopReason::prevented);
    } else {
        game.go(Step::attack_next);
    }
    return Status::done;
}

}  // namespace

Status attack_announced(Resolver& game)
{
    return ask_to_stop(game, Hook::would_announce_attack);
}

/// Follows the era's order of steps (T-24, T-25, T-26). ATK-15 is a consequence: what comes before
/// Confusion is already done when its coin shows tails, and is not undone.
Status attack_next(Resolver& game)
{
    Frame& frame = game.frame();
    while (frame.count < attack_step_count) {
        const AttackStep step = game.rules().attack_steps[frame.count++];
        switch (step) {
            case AttackStep::announce:
                announce(game);
                if (!has(game.table().listeners, Hook::would_announce_attack)) break;
                game.go(Step::attack_announced);
                return Status::done;
            case AttackStep::choose:  // ATK-10
                if (!has_part(game, AttackPart::choose)) break;
                game.go(Step::attack_choose);
                return Status::done;
            case AttackStep::require:  // ATK-11
                if (!has_part(game, AttackPart::require)) break;
                game.go(Step::attack_require);
                return Status::done;
            case AttackStep::alter:  // ATK-08
                if (!may_be_altered(game)) break;
                game.go(Step::attack_alter);
                return Status::done;
            case AttackStep::confusion:  // ATK-09
                if (!game.slot(frame.slot).has(Condition::confused)) break;
                game.go(Step::attack_confusion);
                return Status::done;
            case AttackStep::resolve:  // ATK-12: before, damage, after
                if (!game.rules().stopped_once_per_game_counts) use_attack_limit(game);
                game.go(has_part(game, AttackPart::before) ? Step::attack_before
                                                           : Step::attack_damage);
                return Status::done;
        }
    }
    game.go(Step::attack_end);
    return Status::done;
}

/// ATK-10
Status attack_choose(Resolver& game)
{
    EffectContext context;
    if (const Status s = run_part(game, AttackPart::choose, context); s != Status::done) return s;
    game.go(Step::attack_next);
    return Status::done;
}

/// ATK-11
Status attack_require(Resolver& game)
{
    EffectContext context;
    if (const Status s = run_part(game, AttackPart::require, context); s != Status::done) return s;
    if (!context.allowed) {
        stop_attack(game, StopReason::requirement);
    } else {
        game.go(Step::attack_next);
    }
    return Status::done;
}

/// ATK-08. ATK-17: effects on a Pokémon that has left the Active Spot have ended by now
/// (`Resolver::switch_active`).
Status attack_alter(Resolver& game)
{
    const Frame frame = game.frame();
    for (std::size_t i = 0; i < game.table().lasting_count; ++i) {
        const Lasting effect = game.table().lasting[i];
        if (effect.kind != LastingKind::attack_needs_coin || effect.anchor != Anchor::pokemon ||
            effect.subject != static_cast<std::uint8_t>(frame.slot)) {
            continue;
        }
        // ATK-05: applies to any attack; Abilities never reach this step.
        const Source source{effect.def, effect.origin, 0xff, no_slot, effect.owner};
        const Resolver::WithSource with(game, source);
        bool heads = false;
        if (const Status s = game.flip(frame.player, heads); s != Status::done) return s;
        if (!heads) {
            stop_attack(game, StopReason::tails);
            return Status::done;
        }
    }
    return ask_to_stop(game, Hook::would_attack);
}

/// ATK-09, CNF-01
Status attack_confusion(Resolver& game)
{
    const Frame frame = game.frame();
    bool heads = false;
    if (const Status s = game.flip_for(frame.slot, Condition::confused, heads); s != Status::done)
        return s;
    if (heads) {
        game.go(Step::attack_next);
        return Status::done;
    }
    // CNF-02; CNF-03: damage counters, not damage, so there is no calculation.
    if (const Status s = game.put_counters(frame.slot, 30); s != Status::done) return s;
    stop_attack(game, StopReason::confused);
    return Status::done;
}

/// ATK-16: costs paid on resolution, and other effects that come before the damage.
Status attack_before(Resolver& game)
{
    EffectContext context;
    if (const Status s = run_part(game, AttackPart::before, context); s != Status::done) return s;
    game.go(Step::attack_damage);
    return Status::done;
}

Status attack_damage(Resolver& game)
{
    const Frame frame = game.frame();
    if (attacker_present(game)) {
        EffectContext context;
        context.amount = game.base_damage(frame.slot, attack_of(frame));  // DMG-01
        if (const Status s = run_part(game, AttackPart::damage, context); s != Status::done)
            return s;
        const SlotId defending = game.active(opponent_of(frame.player));  // CARD-11
        if (context.amount > 0 && defending != no_slot) {
            const Source source{frame.def, Origin::attack, frame.index, frame.slot, frame.player};
            const Resolver::WithSource with(game, source);
            int done = 0;
            const Status s = game.deal_attack_damage(frame.slot, attack_of(frame), defending,
                                                     context.amount, done);
            if (s != Status::done) return s;
            game.frame().detail = static_cast<std::uint16_t>(done / 10);
        }
    }
    const bool more = has_part(game, AttackPart::after) && attacker_present(game);
    game.go(more ? Step::attack_after : Step::attack_next);
    return Status::done;
}

/// ATK-06: the rest of the text, which may damage any Pokémon; ATK-16: effects on the Defending
/// Pokémon come after its damage.
Status attack_after(Resolver& game)
{
    EffectContext context;
    context.amount = game.frame().detail * 10;
    if (const Status s = run_part(game, AttackPart::after, context); s != Status::done) return s;
    game.go(Step::attack_next);
    return Status::done;
}

/// ATK-13: the frame below is `settle`, which checks for Knock Outs, and the one below that is the
/// end of the turn.
Status attack_end(Resolver& game)
{
    game.table().in_attack = false;
    game.pop();
    return Status::done;
}

}  // namespace ptcg::flow
