// The steps of an attack: running its parts and dealing its damage.

#include "ptcg/resolver.hpp"

namespace ptcg {

Status Resolver::run_attack_part(SlotId attacker, AttackRef attack, AttackPart part, PartMemo& memo,
                                 EffectContext& context)
{
    const CallbackId callback = library().def(attack.def).attacks[attack.index].of(part);
    const int amount = context.amount;
    context = text_of(attacker, attack);
    context.amount = amount;
    context.memo = memo;
    if (callback == no_callback) return Status::done;
    const Status status = run_text(
        context.source, [&](EffectHost& host) { return host.run(*this, callback, context); });
    if (status == Status::done && context.memo.count > 0) memo = context.memo;
    return status;
}

Status Resolver::deal_attack_damage(SlotId attacker, AttackRef attack, SlotId target, int amount,
                                    int& done)
{
    const std::uint8_t ignores = library().def(attack.def).attacks[attack.index].ignores;
    return deal_damage({.attacker = attacker,
                        .target = target,
                        .amount = amount,
                        .weakness = (ignores & ignores_weakness) == 0,
                        .resistance = (ignores & ignores_resistance) == 0,
                        .effects = (ignores & ignores_effects) == 0},
                       done);
}

}  // namespace ptcg
