#pragma once

#include "ptcg/reactions.hpp"

namespace ptcg {

/// Does what rules and card texts say, on the table of one match: the top of the layers that begin
/// with `Facts`. Card texts and procedures get this object; a `Match` makes and drives it.
///
/// What returns a Status may ask a question or fail; the caller must unwind at once if it is not
/// `done`, because the whole step is run again with the answer. What a text does to a Pokémon asks
/// `affects` by itself, and so may turn out to do nothing.
class Resolver : public Reactions {
public:
    // ---- cards ---------------------------------------------------------------------------------
    /// Draws up to `count` cards (QTY-03). `drawn` is how many there were.
    Status draw(PlayerId id, int count, int& drawn);
    /// Takes up to `count` Prize cards into the hand, those the player picks; `taken` is how many.
    Status take_prizes(PlayerId id, int count, int& taken);
    /// Says that the Trainer card is played from the hand, and tells what reacts.
    void announce(CardIndex card, EventKind kind);
    /// It lies open while its effect is carried out.
    void lay_out_to_play(CardIndex card);
    /// Moves a card from a pile to a pile, saying so in an event everybody entitled sees.
    Status move_card(CardIndex card, Placement to);
    Status discard(CardIndex card) { return move_card(card, {Zone::discard, false}); }
    /// A card that may not stay attached is discarded; no text has a say in that.
    void discard_by_rule(CardIndex card);
    void show(CardIndex card, Audience to);
    /// The Prize card lies face up from now on, until it is taken or shuffled.
    void turn_up(CardIndex card);
    /// The player looks at the cards: they are known from now on.
    void look_at(PlayerId id, PlayerId owner, Zone zone, const CardList& cards);
    /// Attaches a card from anywhere to a Pokémon.
    Status attach(CardIndex card, SlotId to, Role role);

    // ---- coins ---------------------------------------------------------------------------------
    /// Flips coins. When they have come down, texts may have all of them flipped again, or say how
    /// many count as heads.
    Status flip_coins(PlayerId flipper, int count, int& heads);
    Status flip_until_tails(PlayerId flipper, int& heads);
    Status flip(PlayerId flipper, bool& heads);
    /// The same for a Special Condition of this Pokémon.
    Status flip_for(SlotId slot, Condition condition, bool& heads);

    // ---- Pokémon come into play and leave it ---------------------------------------------------
    /// Puts a Pokémon card from a pile onto the owner's Bench. False in `placed` if there is no
    /// room, or if the card alone is no Pokémon: a part, a Pokémon LV.X, a Pokémon BREAK (VUN-02,
    /// LEG-01, LVX-01, BRK-01).
    Status put_onto_bench(CardIndex card, bool& placed);
    /// Puts the Pokémon whose first part this is onto the Bench with all its parts.
    Status put_together(CardIndex first);
    /// Evolves the Pokémon into the card, from wherever it is (EVO-03, EVO-04). Nothing happens if
    /// the card cannot lie on this Pokémon, whatever a text says: a part, a Pokémon LV.X or BREAK
    /// of another (VUN-02, LEG-01, LVX-01, BRK-01).
    Status evolve(SlotId id, CardIndex into);
    /// The card, of a pile, changes places with the top card of the Pokémon, on which everything
    /// stays as it is: attached cards, damage, Special Conditions, effects, turns in play. That is
    /// no evolving. `off`: the card that was there, or none if nothing has happened.
    Status exchange(SlotId id, CardIndex card, CardIndex& off);
    /// Takes off the top Evolution card (EVO-10) and puts it to `to`.
    Status devolve(SlotId id, Placement to);
    /// Takes off the card that levels the Pokémon up, if there is one, and puts it to `to`.
    Status level_down(SlotId id, Placement to, CardIndex& off);
    /// The Pokémon leaves play with all its cards, without being Knocked Out; what is attached to
    /// it goes to `attached`.
    Status leave_play(SlotId id, Placement to, Placement attached);
    Status leave_play(SlotId id, Placement to) { return leave_play(id, to, to); }
    /// The Pokémon and everything attached to it go to their owners' discard piles (KO-03).
    void discard_pokemon(SlotId id);

    // ---- Pokémon in play -----------------------------------------------------------------------
    /// Makes a Benched Pokémon the Active one, the Active one goes to the Bench (RET-05).
    Status switch_active(SlotId benched);
    /// Puts damage counters, `points` of damage, with no calculation (DMG-02); `put`, if given, is
    /// how much it was.
    Status put_counters(SlotId id, int points, int* put = nullptr);
    /// Moves up to `points` of damage as counters; `moved` is how much it was. That heals nobody.
    Status move_counters(SlotId from, SlotId to, int points, int& moved);
    /// The player moves any number of damage counters among these Pokémon, in any way.
    Status rearrange_counters(PlayerId asked, const SlotList& among);
    /// Removes up to `points` of damage; `healed` is how much it was.
    Status heal(SlotId id, int points, int& healed);
    /// `strength`: counters between turns of Poisoned and Burned, coins of Asleep; 0: as the rules
    /// have it. `set`, if given, becomes true if nothing has prevented it.
    Status set_condition(SlotId id, Condition condition, int strength = 0, bool* set = nullptr);
    /// `removed`, if given, becomes true if the Pokémon has recovered from one.
    Status remove_conditions(SlotId id, bool* removed = nullptr);
    Status remove_condition(SlotId id, Condition condition, bool* removed = nullptr);
    /// The Special Condition ends, with an event; no text has a say in that.
    void recover(SlotId id, Condition condition);
    /// Knocks the Pokémon Out by effect; carried out by the next check. `marked`, if given, becomes
    /// true if nothing has prevented it.
    Status knock_out(SlotId id, bool* marked = nullptr);

    // ---- attacks: the steps in procedures/attack.cpp call these, in this order -----------------
    /// Runs this part of the attack, as a text of the attacker; nothing if the card has no such
    /// part. `memo` is what the parts before have left, and then what this one leaves. `context`:
    /// the base damage in and out (part `damage`), or `allowed` (part `require`).
    Status run_attack_part(SlotId attacker, AttackRef attack, AttackPart part, PartMemo& memo,
                           EffectContext& context);
    /// Deals `amount` of base damage as this attack's, with what its card says it ignores.
    Status deal_attack_damage(SlotId attacker, AttackRef attack, SlotId target, int amount,
                              int& done);
    /// Deals damage by the text being carried out: the whole calculation and its consequences
    /// (section 10). `done` is what was put on.
    Status deal_damage(const DamageRequest& request, int& done);

    // ---- texts used by another text
    // --------------------------------------------------------------
    /// All parts of `attack`, performed by `attacker` inside the effect being carried out
    /// (NAME-10). `performed`, if given, becomes true if the attack may be used and its
    /// requirements are met.
    Status perform_attack(SlotId attacker, AttackRef attack, bool* performed = nullptr);
    /// Runs the effect of a Trainer card as that of the text being carried out. `performed`, if
    /// given, becomes true if what it needs is there.
    Status perform_trainer(DefId trainer, PlayerId user, bool* performed = nullptr);

    // ---- the end -----------------------------------------------------------------------------
    /// The player wins, unless the match is over already.
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

    /// Flips by `toss`, which sets how many coins there were and how many of them are heads, until
    /// no text has them flipped again.
    template <typename Toss>
    Status settle_coins(PlayerId flipper, const Toss& toss, int& heads);

    /// Puts the card onto its owner's Bench, whatever it is, and sets `placed`, if there is room.
    Status place_on_bench(CardIndex card, bool& placed);
    /// Takes damage counters off, which heals nobody. REQUIRES: there are as many.
    void take_counters(SlotId id, int points);
    /// Its Special Conditions end, but for those that a text keeps.
    void end_conditions(SlotId id);
    /// Takes the top card off the Pokémon's stack.
    void take_off(SlotId id, CardIndex card, Placement to);

    std::uint8_t attack_depth_ = 0;
    bool coins_are_settled_ = false;  ///< texts are being asked about coins: theirs stand
};

}  // namespace ptcg
