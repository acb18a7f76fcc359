// What an attack costs and when it may be used, according to its own text and those in play.

#include <algorithm>

#include "ptcg/hook_mask.hpp"
#include "ptcg/queries.hpp"
#include "queries/asking.hpp"
#include "queries/energy_payment.hpp"

namespace ptcg {

namespace {

[[nodiscard]] const AttackDef& printed(const Facts& game, AttackRef attack)
{
    return game.library().def(attack.def).attacks[attack.index];
}

}  // namespace

Cost CostChanges::result() const
{
    // One symbol more than the most units of Energy is as good as any higher number.
    constexpr int most = static_cast<int>(EnergyUnits::most) + 1;
    Cost cost;
    int all = 0;
    for (std::size_t type = 0; type < type_count; ++type) {
        const int symbols = std::clamp(base.of[type] + more[type], 0, most);
        cost.of[type] = static_cast<std::uint8_t>(symbols);
        all += symbols;
    }
    cost.spared = static_cast<std::uint8_t>(std::clamp(spared, 0, std::min(all, most)));
    cost.total = static_cast<std::uint8_t>(std::min(all - cost.spared, 0xff));
    return cost;
}

EffectContext Queries::text_of(SlotId id, AttackRef attack) const
{
    EffectContext context;
    const PlayerId owner = owner_of(id);
    context.source = {attack.def, Origin::attack, attack.index, id, owner};
    context.card = slot(id).top;
    context.self = id;  // NAME-10: also in a copied attack; in every ruleset (T-42)
    context.owner = owner;
    context.player = owner;
    context.attacker = id;
    context.target = active(opponent_of(owner));
    context.attack = attack;
    return context;
}

void Queries::ask_own_cost(SlotId id, AttackRef attack, CostChanges& changes) const
{
    EffectContext context = text_of(id, attack);
    context.cost = &changes;
    const int before = changes.result().total;
    (void)run_text(context.source, [&](EffectHost& host) {
        return host.answer(*this, printed(*this, attack).own_cost, context);
    });
    changes.more[at(Type::colorless)] += context.amount;
    const int after = changes.result().total;
    if (after == before || query_record_ == nullptr || recorded_query_ != Hook::attack_cost) return;
    if (query_depth_ == 1) {
        query_record_->push_back({{attack.def, Origin::attack, attack.index}, before, after});
    }
}

Cost Queries::attack_cost(SlotId id, AttackRef attack) const
{
    const AttackDef& text = printed(*this, attack);
    const bool own = text.own_cost != no_callback;
    const HookMask any = bit(Hook::attack_cost) | bit(Hook::ignores_attack_cost);
    if (!own && (table().listeners & any) == 0) return text.cost;
    CostChanges changes{.base = text.cost};
    if (own) {
        const Asking asking(query_depth_, guarded_[at(Hook::attack_cost)], id);
        if (asking.again()) return text.cost;
        ask_own_cost(id, attack, changes);
    }
    EffectContext context;
    context.target = id;
    context.attacker = id;
    context.player = owner_of(id);
    context.attack = attack;
    if (granted(Hook::ignores_attack_cost, context)) return Cost{};
    context.cost = &changes;
    query(Hook::attack_cost, context);
    return changes.result();
}

/// NRG-02: the Energy is checked, not spent.
bool Queries::can_pay(SlotId id, AttackRef attack) const
{
    return covers(energy(id), attack_cost(id, attack));
}

int Queries::spare_energy(SlotId id, AttackRef attack, Type type) const
{
    const EnergyUnits units = energy(id);
    const Cost cost = attack_cost(id, attack);
    int spare = 0;
    while (covers(units, cost, spare + 1, type)) ++spare;
    return spare;
}

bool Queries::attack_allows_use(SlotId id, AttackRef attack) const
{
    const AttackDef& text = printed(*this, attack);
    if (!needs_met(text.needs, owner_of(id), id, slot(id).top)) return false;
    if (text.condition == no_callback) return true;
    EffectContext context = text_of(id, attack);
    return test_holds(text.condition, context);
}

}  // namespace ptcg
