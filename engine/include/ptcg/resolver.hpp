#pragma once

#include "ptcg/reactions.hpp"

namespace ptcg {

/// The operations of rules and card texts on the table of one match: the top of the layers that
/// begin with `Facts`. Card texts and procedures get this object; a `Match` creates and drives it.
///
/// A function that returns a Status may ask a question or fail. If the result is not `done`, the
/// caller must return at once, because the whole step runs again with the answer. What a text does
/// to a Pokémon is checked with `affects` here, so it may turn out to do nothing.
class Resolver : public Reactions {
public:
    // ---- cards ---------------------------------------------------------------------------------
    /// Draws up to `count` cards (QTY-03). `drawn` is how many there were.
    Status draw(PlayerId id, int count, int& drawn);
    /// Takes up to `count` Prize cards, which the player picks, into the hand; `taken` is how many.
    Status take_prizes(PlayerId id, int count, int& taken);
    /// Announces that the Trainer card is played from the hand, and triggers the texts that react.
    void announce(CardIndex card, EventKind kind);
    /// Puts the card face up on the table while its effect is carried out.
    void lay_out_to_play(CardIndex card);
    /// Moves a card from pile to pile, with an event for everyone who may see it.
    Status move_card(CardIndex card, Placement to);
    Status discard(CardIndex card) { return move_card(card, {Zone::discard, false}); }
    /// Discards a card that may not stay attached. No text can prevent this.
    void discard_by_rule(CardIndex card);
    void show(CardIndex card, Audience to);
    /// Turns the Prize card face up until it is taken or shuffled.
    void turn_up(CardIndex card);
    /// Shows the cards to the player, who knows them from then on.
    void look_at(PlayerId id, PlayerId owner, Zone zone, const CardList& cards);
    /// Attaches a card from anywhere to a Pokémon.
    Status attach(CardIndex card, SlotId to, Role role);

    // ---- coins ---------------------------------------------------------------------------------
    /// Flips coins. Once they have been flipped, texts may have all of them flipped again, or
    /// change how many count as heads.
    Status flip_coins(PlayerId flipper, int count, int& heads);
    Status flip_until_tails(PlayerId flipper, int& heads);
    Status flip(PlayerId flipper, bool& heads);
    /// The same for a Special Condition of this Pokémon.
    Status flip_for(SlotId slot, Condition condition, bool& heads);

    // ---- Pokémon come into play and leave it ---------------------------------------------------
    /// Puts a Pokémon card from a pile onto its owner's Bench. `placed` is false if there is no
    /// room or if the card alone is not a Pokémon: a part, a Pokémon LV.X, a Pokémon BREAK (VUN-02,
    /// LEG-01, LVX-01, BRK-01).
    Status put_onto_bench(CardIndex card, bool& placed);
    /// Puts the Pokémon whose first part this is onto the Bench, with all its parts.
    Status put_together(CardIndex first);
    /// Evolves the Pokémon into the card, wherever the card is (EVO-03, EVO-04). Does nothing if
    /// the card cannot be on this Pokémon, whatever a text says: a part, or a Pokémon LV.X or BREAK
    /// of another Pokémon (VUN-02, LEG-01, LVX-01, BRK-01).
    Status evolve(SlotId id, CardIndex into);
    /// Exchanges a card of a pile with the top card of the Pokémon. Everything on the Pokémon is
    /// unchanged: attached cards, damage, Special Conditions, effects, turns in play. This does not
    /// count as evolving. `off` is the card that was there, or no_card if nothing happened.
    Status exchange(SlotId id, CardIndex card, CardIndex& off);
    /// Takes off the top Evolution card (EVO-10) and puts it at `to`.
    Status devolve(SlotId id, Placement to);
    /// Takes off the card that levels the Pokémon up, if there is one, and puts it at `to`.
    Status level_down(SlotId id, Placement to, CardIndex& off);
    /// Removes the Pokémon with all its cards from play, without a Knock Out. Cards attached to it
    /// go to `attached`.
    Status leave_play(SlotId id, Placement to, Placement attached);
    Status leave_play(SlotId id, Placement to) { return leave_play(id, to, to); }
    /// Puts the Pokémon and everything attached to it into the owners' discard piles (KO-03).
    void discard_pokemon(SlotId id);

    // ---- Pokémon in play -----------------------------------------------------------------------
    /// Switches the Active Pokémon with a Benched one (RET-05).
    Status switch_active(SlotId benched);
    /// Puts damage counters on the Pokémon, `points` of damage, without any calculation (DMG-02).
    /// `put`, if given, is how many points it was.
    Status put_counters(SlotId id, int points, int* put = nullptr);
    /// Moves up to `points` of damage as counters; `moved` is how much was moved. This is not
    /// healing.
    Status move_counters(SlotId from, SlotId to, int points, int& moved);
    /// Lets the player move any number of damage counters among these Pokémon, in any way.
    Status rearrange_counters(PlayerId asked, const SlotList& among);
    /// Removes up to `points` of damage; `healed` is how much was removed.
    Status heal(SlotId id, int points, int& healed);
    /// `strength`: counters between turns for Poisoned and Burned, coins for Asleep; 0: as in the
    /// rules. `set`, if given, becomes true if nothing prevented it.
    Status set_condition(SlotId id, Condition condition, int strength = 0, bool* set = nullptr);
    /// `removed`, if given, becomes true if the Pokémon has recovered from one.
    Status remove_conditions(SlotId id, bool* removed = nullptr);
    Status remove_condition(SlotId id, Condition condition, bool* removed = nullptr);
    /// Ends the Special Condition, with an event. No text can prevent this.
    void recover(SlotId id, Condition condition);
    /// Knocks the Pokémon Out by an effect; the next check carries it out. `marked`, if given,
    /// becomes true if nothing prevented it.
    Status knock_out(SlotId id, bool* marked = nullptr);

    // ---- attacks: the steps in procedures/attack.cpp call these, in this order -----------------
    /// Runs this part of the attack as a text of the attacker; does nothing if the card has no such
    /// part. `memo` is what the earlier parts left, and then what this one leaves. `context`: the
    /// base damage in and out (part `damage`), or `allowed` (part `require`).
    Status run_attack_part(SlotId attacker, AttackRef attack, AttackPart part, PartMemo& memo,
                           EffectContext& context);
    /// Deals `amount` of base damage as this attack's damage, which ignores what its card says it
    /// ignores.
    Status deal_attack_damage(SlotId attacker, AttackRef attack, SlotId target, int amount,
                              int& done);
    /// Deals damage by the text being carried out: the whole calculation and its consequences
    /// (section 10). `done` is how much was dealt.
    Status deal_damage(const DamageRequest& request, int& done);

    // ---- texts used by another text -------------------------------------------------------------
    /// Performs all parts of `attack` with `attacker`, inside the effect being carried out
    /// (NAME-10). `performed`, if given, becomes true if the attack may be used and its
    /// requirements are met.
    Status perform_attack(SlotId attacker, AttackRef attack, bool* performed = nullptr);
    /// Runs the effect of a Trainer card as part of the text being carried out. `performed`, if
    /// given, becomes true if what it needs is there.
    Status perform_trainer(DefId trainer, PlayerId user, bool* performed = nullptr);

    // ---- the end --------------------------------------------------------------------------------
    /// Makes the player win, unless the match is over already.
    void win(PlayerId winner, WinReason reason);
    void end_match(Outcome outcome, PlayerId winner, WinReason reason);

protected:
    Resolver(const CardLibrary& library, const Ruleset& rules, EffectHost* effects)
        : Reactions(library, rules, effects, *this)
    {
    }
    ~Resolver() = default;

private:
    class Damage;  ///< one calculation

    /// Flips coins with `toss`, which sets how many there were and how many are heads, until no
    /// text has them flipped again.
    template <typename Toss>
    Status settle_coins(PlayerId flipper, const Toss& toss, int& heads);

    /// If there is room, puts the card onto its owner's Bench, whatever it is, and sets `placed`.
    Status place_on_bench(CardIndex card, bool& placed);
    /// Removes damage counters, which is not healing. REQUIRES: there are as many.
    void take_counters(SlotId id, int points);
    /// Ends the Pokémon's Special Conditions, except those that a text keeps.
    void end_conditions(SlotId id);
    /// Takes the top card off the Pokémon's stack.
    void take_off(SlotId id, CardIndex card, Placement to);

    std::uint8_t attack_depth_ = 0;
    bool coins_are_settled_ = false;  ///< texts are asked about coins; coins they flip are final
};

}  // namespace ptcg
