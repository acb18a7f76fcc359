// Texts that use an attack or the effect of a Trainer card as their own.

#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

/// A copied attack may copy another; copies nested deeper than this do nothing.
constexpr std::uint8_t deepest_copy = 4;

}  // namespace

Status Resolver::perform_attack(SlotId attacker, AttackRef attack, bool* performed)
{
    if (attack_depth_ >= deepest_copy || !in_play(attacker)) return Status::done;
    const Source source{attack.def, Origin::attack, attack.index, attacker, owner_of(attacker)};
    const WithSource with(*this, source);
    if (!attack_allows_use(attacker, attack)) return done_or_failed();
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
        if (part == AttackPart::require) {
            if (!context.allowed) return Status::done;
            if (performed != nullptr) *performed = true;
        }
        if (part == AttackPart::damage && in_play(attacker) && context.target != no_slot) {
            const Status hit =
                deal_attack_damage(attacker, attack, context.target, context.amount, done);
            if (hit != Status::done) return hit;
        }
    }
    return Status::done;
}

Status Resolver::perform_trainer(DefId trainer, PlayerId user, bool* performed)
{
    const Source as = source();  // "as the effect of this text": prevention sees this text
    for (const Handler& handler : library().handlers(library().def(trainer))) {
        if (handler.hook != Hook::play) continue;
        EffectContext context;
        context.source = {trainer, as.origin, as.effect, as.slot, user};
        context.owner = user;
        context.player = user;
        context.self = as.slot;
        if (!needs_met(handler.needs, user, as.slot, no_card) ||
            !condition_holds(handler, context)) {
            return Status::done;
        }
        if (performed != nullptr) *performed = true;
        if (const Status s = run_handler(handler, context); s != Status::done) return s;
    }
    return Status::done;
}

}  // namespace ptcg
