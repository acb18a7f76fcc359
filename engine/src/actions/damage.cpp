// The damage calculation of section 10, step by step in the rulebook's order, with an explanation.

#include <algorithm>

#include "cards/affinity.hpp"
#include "ptcg/hook_mask.hpp"
#include "ptcg/resolver.hpp"
#include "state/lists.hpp"

namespace ptcg {

/// One calculation of damage.
class Resolver::Damage {
public:
    Damage(Resolver& game, const DamageRequest& request);

    /// Applies the texts of both sides. Stops at 0.
    Status calculate();
    /// Puts the resulting damage on the target; `done` is how much it was.
    Status put(int& done);

private:
    void lasting_change(LastingKind kind, SlotId id, DamageStep step);
    void ask_what_counts();
    void attackers_side();
    void weakness_and_resistance();
    void defenders_side();
    void prevention();
    void tell_prevented(const TextRef& by);
    void tell_nothing_left();

    Resolver& game_;
    DamageRequest request_;
    SlotId target_;
    int amount_;
    bool attacker_in_play_;
    PlayerId attacking_;
    bool of_attack_;
    EffectContext context_;
    std::uint8_t changed_ = 0;  ///< bit per DamageStep, for the event
    bool told_ = false;         ///< the reason why nothing is left has been reported
};

Resolver::Damage::Damage(Resolver& game, const DamageRequest& request)
    : game_(game),
      request_(request),
      target_(request.target),
      amount_(request.amount),
      attacker_in_play_(game.in_play(request.attacker)),
      attacking_(attacker_in_play_ ? owner_of(request.attacker) : game.source().player),
      of_attack_(game.source().origin == Origin::attack)
{
    const Source& source = game.source();
    context_.attacker = attacker_in_play_ ? request.attacker : no_slot;
    context_.target = target_;
    context_.player = attacking_;
    context_.event_player = attacking_;
    context_.event_origin = source.origin;
    context_.event_def = source.def;
    // Damage done by an Ability is not an attack's. Texts about damage mean attacks, so only
    // Weakness and Resistance change it.
    if (of_attack_) context_.attack = {source.def, source.effect};
}

/// Applies effects of this kind on the Pokémon or its player, in the order in which they began.
void Resolver::Damage::lasting_change(LastingKind kind, SlotId id, DamageStep step)
{
    for (const Lasting& effect : lasting_of(game_.table())) {
        const std::uint8_t subject = effect.anchor == Anchor::player
                                         ? static_cast<std::uint8_t>(owner_of(id))
                                         : static_cast<std::uint8_t>(id);
        if (effect.kind != kind || effect.anchor == Anchor::game || effect.subject != subject ||
            !holds(effect, game_.table())) {
            continue;
        }
        const Source& source = game_.source();
        const bool of_one_attack = kind == LastingKind::damage_dealt && effect.detail != 0;
        if (of_one_attack && !game_.is_about(effect, {source.def, source.effect})) continue;
        game_.explain_damage(step, ptcg::text_of(effect), amount_, amount_ + effect.value);
        amount_ += effect.value;
    }
}

/// Asks texts what the attack's damage isn't affected by, and whether Weakness and Resistance apply
/// to a Benched Pokémon (CARD-13).
void Resolver::Damage::ask_what_counts()
{
    const auto answered = [&](Hook hook) {
        const bool asked = attacker_in_play_ && of_attack_;
        if (!asked || !has(game_.table().listeners, hook)) return 0;
        context_.amount = 0;
        return game_.query(hook, context_);
    };
    const bool benched = !game_.is_active(target_);
    const int on_bench = !benched            ? 0
                         : request_.on_bench ? ignores_weakness | ignores_resistance
                                             : answered(Hook::applies_on_bench);
    const int ignored = answered(Hook::ignores);
    const auto counts = [&](DamageIgnores affinity) {
        return (ignored & affinity) == 0 && (!benched || (on_bench & affinity) != 0);
    };
    request_.weakness = request_.weakness && counts(ignores_weakness);
    request_.resistance = request_.resistance && counts(ignores_resistance);
    request_.effects = request_.effects && (ignored & ignores_effects) == 0;
}

/// DMG-03
void Resolver::Damage::attackers_side()
{
    if (!attacker_in_play_ || !of_attack_) return;
    const DamageStep step = DamageStep::attacker;
    lasting_change(LastingKind::damage_dealt, request_.attacker, step);
    context_.amount = amount_;
    amount_ = game_.ask_listeners(Hook::damage_dealt, context_, Texts::all, &step);
    if (amount_ <= 0 && game_.rules().stop_when_modified_to_zero) {  // GAP-22
        game_.explain_damage(DamageStep::stopped_at_zero, {}, amount_, 0);
        amount_ = 0;
    }
}

/// Applies only to the opponent's Active Pokémon (DMG-05, DMG-06, DMG-10), unless a text says
/// otherwise. The other steps have no such limit: what protects a Benched Pokémon applies to it
/// (GAP-05).
void Resolver::Damage::weakness_and_resistance()
{
    const Ruleset& rules = game_.rules();
    const bool own = owner_of(target_) == attacking_;
    if (amount_ <= 0 && rules.stop_when_modified_to_zero) return;
    if (!attacker_in_play_) return;
    if (own && game_.is_active(target_) && !rules.weakness_for_own_active) return;  // GAP-04
    // DMG-11, DUAL-01: if there are two types, either one counts.
    const TypeSet attacker_types = game_.types(request_.attacker);
    const auto apply = [&](DamageStep step, int after) {
        if (after == amount_) return;
        game_.explain_damage(step, {}, amount_, after);
        amount_ = after;
        changed_ = static_cast<std::uint8_t>(changed_ | 1u << static_cast<unsigned>(step));
    };
    const CardDef& defender = game_.def(target_);
    if (request_.weakness) {
        apply(DamageStep::weakness,
              apply_affinity(defender.weakness, game_.weakness(target_), attacker_types, 1, amount_,
                             game_.weakness_times(target_)));
    }
    if (request_.resistance) {
        apply(DamageStep::resistance, apply_affinity(defender.resistance, game_.resistance(target_),
                                                     attacker_types, -1, amount_));
    }
}

/// DMG-07, DMG-08: one after the other, or together (T-28).
void Resolver::Damage::defenders_side()
{
    if (amount_ <= 0) return;
    context_.amount = amount_;
    const DamageStep cards = DamageStep::defender_cards;
    const DamageStep texts = DamageStep::defender_texts;
    const bool in_two_steps = game_.rules().defender_effects_in_two_steps;
    if (in_two_steps) {
        amount_ =
            game_.ask_listeners(Hook::damage_taken, context_, Texts::trainers_and_energy, &cards);
    }
    lasting_change(LastingKind::damage_taken, target_, texts);
    context_.amount = amount_;
    amount_ = game_.ask_listeners(Hook::damage_taken, context_,
                                  in_two_steps ? Texts::others : Texts::all, &texts);
}

void Resolver::Damage::prevention()
{
    if (amount_ <= 0) return;
    TextRef by;
    context_.amount = amount_;
    const Lasting* const shield = game_.find_lasting(target_, LastingKind::no_damage);
    if (shield != nullptr) by = ptcg::text_of(*shield);
    if (shield == nullptr && game_.allowed(Hook::allow_damage, context_, &by)) return;
    tell_prevented(by);
}

/// Reports that a text prevents the damage, and leaves nothing of it.
void Resolver::Damage::tell_prevented(const TextRef& by)
{
    game_.explain_damage(DamageStep::prevented, by, amount_, 0);
    amount_ = 0;
    Event e = game_.event(EventKind::damage_prevented, owner_of(target_));
    e.spot = game_.spot_of(target_);
    e.def = by.def;
    game_.emit(e);
    told_ = true;
}

/// Reports that Resistance, or texts that reduce damage, left nothing of an attack's damage.
void Resolver::Damage::tell_nothing_left()
{
    if (!of_attack_ || told_) return;
    Event e = game_.event(EventKind::damage_prevented, owner_of(target_));
    e.spot = game_.spot_of(target_);
    e.extra = changed_;
    game_.emit(e);
}

Status Resolver::Damage::calculate()
{
    ask_what_counts();
    attackers_side();
    weakness_and_resistance();
    const bool effects = request_.effects && of_attack_;
    if (effects) {
        defenders_side();
        prevention();
    }
    if (game_.failed()) return Status::failed;
    if (amount_ > 0 && !of_attack_ && !game_.can_reach(target_, EffectKind::damage)) {
        amount_ = 0;
    }
    if (amount_ > 0 && effects) {
        context_.amount = amount_;
        const Status s = game_.replace(Hook::would_be_damaged, context_);
        if (s != Status::done) return s;
        const Source& by = context_.source;
        if (context_.instead) tell_prevented({by.def, by.origin, by.effect});
        if (!context_.instead) amount_ = context_.amount;
    }
    amount_ = std::clamp(amount_, 0, most_damage) / 10 * 10;  // DMG-09, GAP-16
    game_.explain_damage(DamageStep::result, {}, amount_, amount_);
    return Status::done;
}

Status Resolver::Damage::put(int& done)
{
    if (amount_ == 0) {
        tell_nothing_left();
        return game_.done_or_failed();
    }
    Slot& slot = game_.slot(target_);
    slot.damage = static_cast<std::uint16_t>(std::min(slot.damage + amount_, most_damage));
    if (!game_.in_play(context_.attacker)) context_.attacker = no_slot;
    game_.note_harm(target_, of_attack_ ? Harm::attack_damage : game_.harm_of_source(),
                    context_.attacker, attacking_);
    done = amount_;
    Event e = game_.event(EventKind::damaged, owner_of(target_));
    e.spot = game_.spot_of(target_);
    e.value = static_cast<std::int16_t>(amount_);
    e.extra = changed_;
    if (of_attack_) {
        slot.harm_points =
            static_cast<std::uint16_t>(std::min(slot.harm_points + amount_, most_damage));
        const int tens = amount_ / 10;
        game_.remember({.what = Memo::damaged,
                        .player = owner_of(target_),
                        .slot = target_,
                        .detail = static_cast<std::uint8_t>(std::min(tens, 0xff)),
                        .key = static_cast<std::uint16_t>(game_.def_id(slot.top))});
        if (tens > 0xff) game_.forget(Memo::damaged, game_.table().turn);
    }
    game_.emit(e);
    if (of_attack_) {
        context_.amount = amount_;
        context_.harm = Harm::attack_damage;
        game_.trigger(Hook::on_damage, context_);
    }
    return game_.done_or_failed();
}

Status Resolver::deal_damage(const DamageRequest& request, int& done)
{
    done = 0;
    if (!in_play(request.target)) return Status::done;
    begin_damage(request.target, request.amount);
    if (request.amount <= 0) return Status::done;  // DMG-04
    Damage damage(*this, request);
    if (const Status s = damage.calculate(); s != Status::done) return s;
    return damage.put(done);
}

}  // namespace ptcg
