// Carrying out attacks and Trainer effects, also those used by another text.

#include "ptcg/resolver.hpp"
#include "state/lists.hpp"

namespace ptcg {

namespace {

/// A copied attack may copy another; deeper than this it does nothing.
constexpr std::uint8_t deepest_copy = 4;

}  // namespace

Status Resolver::run_attack_part(SlotId attacker, AttackRef attack, AttackPart part, PartMemo& memo,
                                 EffectContext& context)
{
    const CallbackId callback = library().def(attack.def).attacks[attack.index].of(part);
    const PlayerId owner = owner_of(attacker);
    context.source = {attack.def, Origin::attack, attack.index, attacker, owner};
    context.owner = owner;
    context.player = owner;
    context.self = attacker;
    context.attacker = attacker;
    context.target = active(opponent_of(owner));
    context.card = slot(attacker).top;
    context.attack = attack;
    context.memo = memo;
    context.allowed = true;
    if (callback == no_callback) return Status::done;
    const Status status = run_text(
        context.source, [&](EffectHost& host) { return host.run(*this, callback, context); });
    if (status == Status::done && context.memo.count > 0) memo = context.memo;
    return status;
}

DamageRequest Resolver::request_for(SlotId attacker, AttackRef attack, SlotId target,
                                    int amount) const
{
    const std::uint8_t ignores = library().def(attack.def).attacks[attack.index].ignores;
    return {.attacker = attacker,
            .target = target,
            .amount = amount,
            .weakness = (ignores & ignores_weakness) == 0,
            .resistance = (ignores & ignores_resistance) == 0,
            .effects = (ignores & ignores_effects) == 0};
}

Status Resolver::perform_attack(SlotId attacker, AttackRef attack)
{
    if (attack_depth_ >= deepest_copy || !in_play(attacker)) return Status::done;
    const Source source{attack.def, Origin::attack, attack.index, attacker, owner_of(attacker)};
    const WithSource with(*this, source);
    Event e = event(EventKind::attack_copied, owner_of(attacker));
    e.spot = spot_of(attacker);
    e.def = attack.def;
    e.effect = attack.index;
    emit(e);

    struct Depth {
        std::uint8_t& depth;
        explicit Depth(std::uint8_t& d) : depth(d) { ++depth; }
        ~Depth() { --depth; }
    } const depth(attack_depth_);

    PartMemo memo;
    int done = 0;
    for (const AttackPart part : {AttackPart::choose, AttackPart::require, AttackPart::before,
                                  AttackPart::damage, AttackPart::after}) {
        EffectContext context;
        context.amount = part == AttackPart::after ? done : base_damage(attacker, attack);
        const Status status = run_attack_part(attacker, attack, part, memo, context);
        if (status != Status::done) return status;
        if (part == AttackPart::require && !context.allowed) return Status::done;
        if (part == AttackPart::damage && in_play(attacker) && context.target != no_slot) {
            const Status hit =
                attack_damage(request_for(attacker, attack, context.target, context.amount), done);
            if (hit != Status::done) return hit;
        }
    }
    return Status::done;
}

Status Resolver::perform_trainer(DefId trainer, PlayerId user)
{
    const Source as = source();  // "as the effect of this text": prevention sees this text
    for (const Handler& handler : library().handlers(library().def(trainer))) {
        if (handler.hook != Hook::play) continue;
        EffectContext context;
        context.source = {trainer, as.origin, as.effect, as.slot, user};
        context.owner = user;
        context.player = user;
        context.self = as.slot;
        if (!needs_met(handler.needs, user, as.slot, no_card)) return Status::done;
        if (const Status s = run_handler(handler, context); s != Status::done) return s;
    }
    return Status::done;
}

void Resolver::win(PlayerId winner, WinReason reason)
{
    Table& t = table();
    if (t.outcome != Outcome::running) return;
    t.outcome = Outcome::won;
    t.winner = winner;
    t.reason = reason;
    Event e = event(EventKind::match_ended, winner);
    e.value = static_cast<std::int16_t>(reason);
    e.extra = static_cast<std::uint8_t>(Outcome::won);
    emit(e);
}

}  // namespace ptcg
