// Explains a number of the rules, and which texts in play affect it: the queries themselves,
// recording what they do.

#include "cards/affinity.hpp"
#include "ptcg/hook_mask.hpp"
#include "ptcg/queries.hpp"
#include "queries/listeners.hpp"
#include "state/lists.hpp"

namespace ptcg {

template <typename Query>
std::vector<QueryLine> Queries::record_query(Hook hook, int printed, Query&& query) const
{
    std::vector<QueryLine> lines{{{}, 0, printed}};
    query_record_ = &lines;
    recorded_query_ = hook;
    const int answer = query();
    query_record_ = nullptr;
    recorded_query_ = Hook::count;
    if (lines.back().after != answer) lines.push_back({{}, lines.back().after, answer});
    return lines;
}

std::vector<QueryLine> Queries::explain(Hook hook, SlotId id, AttackRef attack) const
{
    if (!in_play(id)) return {};
    const CardDef& printed = def(id);
    const bool has_attack =
        attack.def != no_def && attack.index < library().def(attack.def).attack_count;
    switch (hook) {
        case Hook::hp:
            return record_query(hook, printed.hp, [&] { return hp(id); });
        case Hook::retreat_cost:
            return record_query(hook, kept(id, keeps_retreat).retreat,
                                [&] { return retreat_cost(id); });
        case Hook::prizes:
            return record_query(hook, printed.prizes, [&] { return prizes_for(id); });
        case Hook::types:
            return record_query(hook, printed.types.bits(), [&] { return types(id).bits(); });
        case Hook::weakness:
            return record_query(hook, types_of(kept(id, keeps_affinities).weakness).bits(),
                                [&] { return weakness(id).bits(); });
        case Hook::resistance:
            return record_query(hook, types_of(kept(id, keeps_affinities).resistance).bits(),
                                [&] { return resistance(id).bits(); });
        case Hook::attack_cost:
            return has_attack ? explain_attack_cost(id, attack) : std::vector<QueryLine>{};
        case Hook::base_damage:
            return has_attack ? explain_base_damage(id, attack) : std::vector<QueryLine>{};
        default:
            return {};
    }
}

std::vector<QueryLine> Queries::explain_attack_cost(SlotId id, AttackRef attack) const
{
    const int printed = library().def(attack.def).attacks[attack.index].cost.total;
    return record_query(Hook::attack_cost, printed, [&] { return attack_cost(id, attack).total; });
}

std::vector<QueryLine> Queries::explain_base_damage(SlotId id, AttackRef attack) const
{
    const int printed = library().def(attack.def).attacks[attack.index].damage;
    return record_query(Hook::base_damage, printed, [&] { return base_damage(id, attack); });
}

std::vector<QueryLine> Queries::explain_bench_limit(PlayerId id) const
{
    return record_query(Hook::bench_size, rules().bench, [&] { return bench_limit(id); });
}

std::vector<QueryLine> Queries::explain_affinity(Hook hook, SlotId attacker, SlotId target,
                                                 int amount) const
{
    const bool weakness = hook == Hook::weakness;
    if ((!weakness && hook != Hook::resistance) || !in_play(attacker) || !in_play(target)) {
        return {};
    }
    const CardDef& defender = kept(target, keeps_affinities);
    const std::array<Affinity, 2>& printed = weakness ? defender.weakness : defender.resistance;
    const std::vector<QueryLine> now = explain(hook, target);
    const auto applied = [&](int to_types) {
        const auto to = TypeSet::from_bits(static_cast<std::uint16_t>(to_types));
        return apply_affinity(printed, to, types(attacker), weakness ? 1 : -1, amount);
    };
    const int before = applied(now.front().after);
    const int after = applied(now.back().after);
    std::vector<QueryLine> lines{{{}, amount, before}};
    if (after != before) lines.push_back({now.back().text, before, after});
    return lines;
}

Standing Queries::standing_of(TextInPlay& text) const
{
    const Handler& handler = *text.handler;
    const bool ability = text.card != no_card && handler.ability != Handler::none;
    if (ability && text.self != no_slot) {
        if (!has_abilities_of(text.self, text.card)) return Standing::under_another;
        if (handler.hook != Hook::ability_works &&
            !ability_works(text.self, {text.def, handler.ability}, &text.by)) {
            return Standing::switched_off;
        }
    }
    if (!in_its_place(*this, handler.where, text.card, text.self)) return Standing::wrong_place;
    if (used_up(handler, text.self, text.def, text.owner, text.card)) return Standing::used_up;
    if (!needs_met(handler.needs, text.owner, text.self, text.card)) {
        return Standing::needs_not_met;
    }
    return Standing::counts;
}

std::vector<TextInPlay> Queries::texts_in_play() const
{
    std::vector<TextInPlay> texts;
    const auto add = [&](TextInPlay text) {
        text.standing = standing_of(text);
        texts.push_back(text);
    };
    const PlayerId turn_player = table().turn_player;
    for (PlayerId owner : {turn_player, opponent_of(turn_player)}) {
        for (SlotId id : pokemon_of(owner)) {
            for (CardIndex card = slot(id).first; card != no_card; card = table().next[at(card)]) {
                const bool stage = is_pokemon_itself(table().role[at(card)]);
                for (const Handler& handler : library().handlers(def(card))) {
                    // A text for when a card is played or attached does not apply in a stack.
                    if (stage && !speaks_in_stack(handler)) continue;
                    if (handler.hook == Hook::play) continue;
                    add({.handler = &handler,
                         .def = def_id(card),
                         .card = card,
                         .self = id,
                         .owner = owner_of(card)});
                }
            }
        }
    }
    if (const CardIndex stadium = table().stadium; stadium != no_card) {
        for (const Handler& handler : library().handlers(def(stadium))) {
            if (handler.hook == Hook::play) continue;
            add({.handler = &handler,
                 .def = def_id(stadium),
                 .card = stadium,
                 .owner = owner_of(stadium)});
        }
    }
    for (const Lasting& effect : lasting_of(table())) {
        if (effect.kind != LastingKind::script) continue;
        const LastingDef& named = def(effect);
        for (const Handler& handler : library().handlers(named)) {
            add({.handler = &handler,
                 .def = effect.def,
                 .self = effect.anchor == Anchor::pokemon ? static_cast<SlotId>(effect.subject)
                                                          : no_slot,
                 .owner = effect.anchor == Anchor::player ? static_cast<PlayerId>(effect.subject)
                                                          : effect.owner,
                 .lasting = &effect});
        }
    }
    return texts;
}

void Queries::forget_damage() const
{
    damage_lines_.clear();
    damage_begins_.clear();
}

void Queries::begin_damage(SlotId target, int base) const
{
    constexpr std::size_t most_lines = 4'096;  // of one answer; more would not help anyone
    if (damage_is_past_ || damage_lines_.size() > most_lines) forget_damage();
    damage_is_past_ = false;
    damage_begins_.push_back({static_cast<std::uint32_t>(damage_lines_.size()), table().event_count,
                              spot_of(target), def_id(slot(target).top)});
    explain_damage(DamageStep::base, {source_.def, source_.origin, source_.effect}, 0, base);
}

std::span<const DamageLine> Queries::last_damage() const
{
    if (damage_begins_.empty()) return {};
    return std::span(damage_lines_).subspan(damage_begins_.back().line);
}

std::vector<DamageCalculation> Queries::damage_calculations() const
{
    std::vector<DamageCalculation> all;
    std::span<const DamageLine> rest(damage_lines_);
    for (auto begin = damage_begins_.rbegin(); begin != damage_begins_.rend(); ++begin) {
        all.push_back({rest.subspan(begin->line), begin->spot, begin->target, begin->event});
        rest = rest.first(begin->line);
    }
    std::reverse(all.begin(), all.end());
    return all;
}

void Queries::explain_damage(DamageStep step, const TextRef& text, int before, int after) const
{
    damage_lines_.push_back(
        {step, text.def, before, after, text.origin, text.effect, text.lasting});
}

}  // namespace ptcg
