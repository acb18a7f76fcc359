// The damage calculation of section 10, step by step in the rulebook's order, explaining itself.

#include <algorithm>

#include "affinity.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

void Resolver::explain_damage(DamageStep step, const TextRef& text, int before, int after)
{
    if (damage_line_count_ < damage_lines_.size()) {
        damage_lines_[damage_line_count_++] = {step,        text.def,    before,      after,
                                               text.origin, text.effect, text.lasting};
    }
}

int Resolver::lasting_change(LastingKind kind, SlotId id, DamageStep step, int amount)
{
    for (std::size_t i = 0; i < table().lasting_count; ++i) {
        const Lasting& effect = table().lasting[i];
        const std::uint8_t subject = effect.anchor == Anchor::player
                                         ? static_cast<std::uint8_t>(owner_of(id))
                                         : static_cast<std::uint8_t>(id);
        if (effect.kind != kind || effect.anchor == Anchor::game || effect.subject != subject) {
            continue;
        }
        const bool of_one_attack = kind == LastingKind::damage_dealt && effect.detail != 0;
        if (of_one_attack && !is_about(effect, {source_.def, source_.effect})) continue;
        explain_damage(step, ptcg::text_of(effect), amount, amount + effect.value);
        amount += effect.value;
    }
    return amount;
}

Status Resolver::attack_damage(const DamageRequest& request, int& done)
{
    done = 0;
    const SlotId target = request.target;
    if (!in_play(target)) return Status::done;
    damage_line_count_ = 0;
    int amount = request.amount;
    explain_damage(DamageStep::base, {source_.def, source_.origin, source_.effect}, 0, amount);
    if (amount <= 0) return Status::done;  // DMG-04

    const bool attacker_in_play = in_play(request.attacker);
    const PlayerId attacking = attacker_in_play ? owner_of(request.attacker) : source_.player;
    const bool own = owner_of(target) == attacking;
    EffectContext context;
    context.attacker = attacker_in_play ? request.attacker : no_slot;
    context.target = target;
    context.player = attacking;
    context.event_player = attacking;
    context.event_origin = source_.origin;
    context.event_def = source_.def;
    // Damage an Ability does is no attack's: only Weakness and Resistance change it, since texts
    // about damage speak of attacks.
    const bool of_attack = source_.origin == Origin::attack;
    if (of_attack) context.attack = {source_.def, source_.effect};

    // Attacker's side (DMG-03)
    if (attacker_in_play && of_attack) {
        amount = lasting_change(LastingKind::damage_dealt, request.attacker, DamageStep::attacker,
                                amount);
        context.amount = amount;
        const DamageStep step = DamageStep::attacker;
        amount = ask_listeners(Hook::damage_dealt, context, Texts::all, &step);
        if (amount <= 0 && rules_->stop_when_modified_to_zero) {  // GAP-22
            explain_damage(DamageStep::stopped_at_zero, {}, amount, 0);
            amount = 0;
        }
    }

    // Weakness, then Resistance: of the opponent's Active Pokémon only (DMG-05, DMG-06, DMG-10)
    std::uint8_t changed = 0;
    const bool applies =
        is_active(target) && (!own || rules_->weakness_for_own_active) && attacker_in_play;
    if ((amount > 0 || !rules_->stop_when_modified_to_zero) && applies) {
        const TypeSet attacker_types = types(request.attacker);
        const auto apply = [&](DamageStep step, int after) {
            if (after == amount) return;
            explain_damage(step, {}, amount, after);
            amount = after;
            changed = static_cast<std::uint8_t>(changed | 1u << static_cast<unsigned>(step));
        };
        const CardDef& defender = def(target);
        if (request.weakness) {
            apply(DamageStep::weakness,
                  apply_affinity(defender.weakness, weakness(target), attacker_types, 1, amount));
        }
        if (request.resistance) {
            apply(DamageStep::resistance, apply_affinity(defender.resistance, resistance(target),
                                                         attacker_types, -1, amount));
        }
    }

    // Defender's side (DMG-07, DMG-08)
    const bool effects = request.effects && of_attack;
    if (amount > 0 && effects) {
        context.amount = amount;
        const DamageStep cards = DamageStep::defender_cards;
        const DamageStep texts = DamageStep::defender_texts;
        if (rules_->defender_effects_in_two_steps) {
            amount = ask_listeners(Hook::damage_taken, context, Texts::trainers_and_energy, &cards);
            amount = lasting_change(LastingKind::damage_taken, target, texts, amount);
            context.amount = amount;
            amount = ask_listeners(Hook::damage_taken, context, Texts::others, &texts);
        } else {
            amount = lasting_change(LastingKind::damage_taken, target, texts, amount);
            context.amount = amount;
            amount = ask_listeners(Hook::damage_taken, context, Texts::all, &texts);
        }
    }
    if (amount > 0 && effects) {
        TextRef by;
        context.amount = amount;
        const Lasting* const shield = find_lasting(target, LastingKind::no_damage);
        if (shield != nullptr) by = ptcg::text_of(*shield);
        if (shield != nullptr || !allowed(Hook::allow_damage, context, &by)) {
            explain_damage(DamageStep::prevented, by, amount, 0);
            amount = 0;
            Event e = event(EventKind::damage_prevented, owner_of(target));
            e.spot = spot_of(target);
            e.def = by.def;
            emit(e);
        }
    }
    if (failed_) return Status::failed;
    if (amount > 0 && !of_attack && target != source_.slot && !affects(target)) amount = 0;
    if (amount > 0 && effects) {
        context.amount = amount;
        if (const Status s = replace(Hook::would_be_damaged, context); s != Status::done) return s;
        amount = context.instead ? 0 : context.amount;
    }
    amount = std::max(0, amount) / 10 * 10;  // GAP-16
    explain_damage(DamageStep::result, {}, amount, amount);
    if (amount == 0) return Status::done;

    Slot& s = slot(target);
    s.damage = static_cast<std::uint16_t>(std::min(s.damage + amount, 9990));
    if (!in_play(context.attacker)) context.attacker = no_slot;
    note_harm(target, of_attack ? Harm::attack_damage : Harm::other_effect, context.attacker,
              attacking);
    done = amount;
    Event e = event(EventKind::damaged, owner_of(target));
    e.spot = spot_of(target);
    e.value = static_cast<std::int16_t>(amount);
    e.extra = changed;
    if (!of_attack) {
        emit(e);
        return failed_ ? Status::failed : Status::done;
    }
    s.harm_points = static_cast<std::uint16_t>(std::min(s.harm_points + amount, 9990));
    remember({.what = Memo::damaged,
              .player = owner_of(target),
              .slot = target,
              .detail = static_cast<std::uint8_t>(std::min(amount / 10, 255)),
              .key = static_cast<std::uint16_t>(def_id(s.top))});
    emit(e);
    context.amount = amount;
    context.harm = Harm::attack_damage;
    trigger(Hook::on_damage, context);
    return failed_ ? Status::failed : Status::done;
}

}  // namespace ptcg
