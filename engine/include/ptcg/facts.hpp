#pragma once

#include <cstdint>

#include "ptcg/card_library.hpp"
#include "ptcg/event.hpp"
#include "ptcg/resolver_values.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// What the table, the printed cards and the rules say by themselves. No text has a say here, and
/// nothing changes.
///
/// This is the lowest of the layers whose top is `Resolver`. Each is a class derived from the one
/// below, so it can only use what is below it:
///
///     Facts        where cards are, what is printed, what has happened
///     Queries      what is true as changed by the texts in force
///     Permissions  what may be done
///     Moves        changes to the table, without events
///     Questions    events, questions to players, and chance
///     Reactions    texts that react, and lasting effects
///     Resolver     what rules and texts do
class Facts {
public:
    Facts(const Facts&) = delete;
    Facts& operator=(const Facts&) = delete;

    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    [[nodiscard]] const Ruleset& rules() const { return *rules_; }
    [[nodiscard]] const MatchState& state() const { return *state_; }
    [[nodiscard]] const Table& table() const { return state_->now; }

    /// Returns the procedure in progress. REQUIRES: there is one.
    [[nodiscard]] const Frame& frame() const { return table().frames[table().depth - 1]; }

    // ---- where things are -----------------------------------------------------------------------
    [[nodiscard]] DefId def_id(CardIndex card) const { return state_->defs[at(card)]; }
    [[nodiscard]] const CardDef& def(CardIndex card) const { return library_->def(def_id(card)); }
    /// Returns the top card of a Pokémon in play. REQUIRES: in_play(slot).
    [[nodiscard]] const CardDef& def(SlotId slot) const { return def(this->slot(slot).top); }
    /// Returns what the card defines under the effect's name. REQUIRES: a script's effect.
    [[nodiscard]] const LastingDef& def(const Lasting& effect) const
    {
        return library_->lasting(library_->def(effect.def))[effect.effect];
    }
    [[nodiscard]] const Slot& slot(SlotId id) const { return table().slots[at(id)]; }
    [[nodiscard]] const PlayerTable& player(PlayerId id) const { return table().player[at(id)]; }
    [[nodiscard]] const Pile& pile(PlayerId id, Zone zone) const { return player(id).pile(zone); }
    [[nodiscard]] SlotId active(PlayerId id) const { return player(id).active; }
    [[nodiscard]] bool in_play(SlotId id) const
    {
        return id != no_slot && at(id) < slots_per_match && !slot(id).empty();
    }
    [[nodiscard]] bool is_active(SlotId id) const { return active(owner_of(id)) == id; }
    /// Returns the player's Pokémon in play: the Active one, then the Bench from left to right.
    [[nodiscard]] SlotList pokemon_of(PlayerId id) const;
    /// Calls `visit` with each of the player's Pokémon in play. REQUIRES: it moves none.
    template <class Visit>
    void each_pokemon(PlayerId id, const Visit& visit) const
    {
        const PlayerTable& who = player(id);
        if (who.active != no_slot) visit(who.active);
        for (std::size_t i = 0; i < who.bench_count; ++i) visit(who.bench[i]);
    }
    [[nodiscard]] Spot spot_of(SlotId id) const;
    [[nodiscard]] SlotId slot_at(Spot spot) const;
    /// Returns a slot of the player without a Pokémon, or no_slot.
    [[nodiscard]] SlotId free_slot(PlayerId id) const;
    /// Returns the cards attached to (or stacked in) a Pokémon with this role, in order of arrival.
    [[nodiscard]] CardList cards_of(SlotId id, Role role) const;
    /// Returns the cards of the pile, the bottom one first.
    [[nodiscard]] CardList cards_in(PlayerId id, Zone zone) const;
    [[nodiscard]] SlotId slot_of(CardIndex card) const;
    /// Returns whether the card is face up among cards that are not: a Prize card (ZONE-03).
    [[nodiscard]] bool is_face_up(CardIndex card) const
    {
        return table().seen[at(card)] == face_up;
    }
    /// Returns whether the card is one part of a Pokémon that is not put together. It has a name
    /// and types, but no attacks, Abilities, HP, Weakness, Resistance or Retreat Cost (VUN-07).
    [[nodiscard]] bool is_lone_part(CardIndex card) const
    {
        return def(card).parts != 0 && slot_of(card) == no_slot;
    }
    /// Returns whether the card is in a discard pile and may not go from there to `to`.
    [[nodiscard]] bool stays_in_discard(CardIndex card, Zone to) const
    {
        return def(card).stays_in_discard && table().zone[at(card)] == Zone::discard &&
               (to == Zone::hand || to == Zone::deck);
    }
    /// Returns where a card that is to be put at `to` goes by the rules of its class: HYP-01,
    /// PRISM-02.
    [[nodiscard]] Placement destination(CardIndex card, Placement to) const;

    // ---- the stack of cards of a Pokémon -------------------------------------------------------
    /// Returns whether the Pokémon is evolved (CARD-09). A card that only levels it up does not
    /// count (LVX-06).
    [[nodiscard]] bool is_evolved(SlotId id) const
    {
        return slot(id).stage_count > 1 &&
               slot(id).stage_count - (def(id).has(levels_up) ? 1 : 0) > 1;
    }
    /// Returns the card that gives the Pokémon its Stage (LVX-06).
    [[nodiscard]] CardIndex stage_card(SlotId id) const;
    /// Returns the card of the stack under this one; `no_card` if it is the lowest.
    [[nodiscard]] CardIndex below(SlotId id, CardIndex card) const;
    /// Returns the card that decides what `rule` lets the top card keep: the top card, or one below
    /// (BRK-01).
    [[nodiscard]] const CardDef& kept(SlotId id, ClassRule rule) const;
    /// Returns whether the Pokémon has the attacks (`keeps_attacks`) or Abilities
    /// (`keeps_abilities`) of this card of its stack.
    [[nodiscard]] bool has_texts_of(SlotId id, CardIndex card, ClassRule rule) const;
    /// Returns whether the Abilities of this card, in the Pokémon's stack or attached to it, count.
    /// Those of an attached Pokémon card do not, nor those of a card below the top one (EVO-05).
    [[nodiscard]] bool has_abilities_of(SlotId id, CardIndex card) const
    {
        if (!is_pokemon_itself(table().role[at(card)])) return !def(card).is_pokemon();
        return slot(id).top == card || has_texts_of(id, card, keeps_abilities);
    }
    /// Returns what the Pokémon is by its stack: CardFilter's basic, evolution, stage_1, stage_2
    /// and rule_box.
    [[nodiscard]] std::uint32_t stage_properties(SlotId id) const;
    /// Returns whether `into` fits on the Pokémon, by its printed "evolves from" or as a card that
    /// levels it up. Ignores timing.
    [[nodiscard]] bool evolves_onto(SlotId id, const CardDef& into) const;
    /// Returns whether a text may put the card on the Pokémon. A card that needs a certain Pokémon
    /// below it does not go on another. The text decides everything else.
    [[nodiscard]] bool can_lie_on(SlotId id, const CardDef& into) const;
    /// Returns whether the card may be put on a Pokémon in play.
    [[nodiscard]] bool goes_onto_pokemon(CardIndex card) const;
    /// Finds the cards that make up the Pokémon with this first part. Returns false if one is
    /// missing.
    [[nodiscard]] bool find_parts(CardIndex first, CardList& parts) const;
    /// Returns whether a Pokémon of this name, which may be put together once, already has been
    /// (VUN-04).
    [[nodiscard]] bool put_together_before(PlayerId id, NameId name) const;
    [[nodiscard]] bool has_special_energy(SlotId id) const;
    /// Uses the printed facts alone, wherever copies of the card are.
    [[nodiscard]] bool matches(DefId printed, const CardFilter& filter) const;

    // ---- lasting effects, and what has happened -------------------------------------------------
    /// Returns the first lasting effect of this kind on the Pokémon or player; null if none.
    [[nodiscard]] const Lasting* find_lasting(SlotId id, LastingKind kind) const;
    [[nodiscard]] const Lasting* find_lasting(PlayerId id, LastingKind kind) const;
    [[nodiscard]] bool has_lasting(SlotId id, LastingKind kind) const
    {
        return find_lasting(id, kind) != nullptr;
    }
    /// Returns whether a lasting effect about an attack is about this one (and not one of another
    /// card).
    [[nodiscard]] bool is_about(const Lasting& effect, AttackRef attack) const;
    /// Returns how many markers of this name the Pokémon has. Damage counters are not markers.
    [[nodiscard]] int markers(SlotId id, NameId name) const;
    /// Returns how often it happened in the given turn.
    [[nodiscard]] int remembered(Memo what, PlayerId who, std::uint16_t turn, int key = -1) const;
    /// Returns how often it happened or, with `sum`, how much: points of damage, Prize cards.
    [[nodiscard]] int remembered(const MemoQuery& query, bool sum = false) const;
    /// Returns whether memories of this kind and turn were dropped for lack of room.
    [[nodiscard]] bool has_forgotten(Memo what, std::uint16_t turn) const
    {
        const auto& kinds = table().forgotten;
        const unsigned forgotten = kinds[turn % kinds.size()];
        return turn != 0 && (forgotten >> static_cast<unsigned>(what) & 1u) != 0;
    }
    /// Returns the number of the turn that `owner`'s text looks back at; 0: there was none.
    [[nodiscard]] std::uint16_t turn_of(When when, PlayerId owner) const;
    /// Returns whether the player has used up this once-per-game limit (T-44).
    [[nodiscard]] bool limit_used(PlayerId id, std::uint8_t limit) const
    {
        return ((1u << limit) & player(id).once_per_game) != 0;
    }
    [[nodiscard]] const char* limit_rule(std::uint8_t limit) const
    {
        return library_->limits()[limit].rule.c_str();
    }
    /// Returns whether the text has been used as often as it may be.
    [[nodiscard]] bool used_up(const Handler& handler, SlotId self, DefId def, PlayerId owner,
                               CardIndex card) const;
    /// Returns whether it is between turns: a Checkup, or Knock Outs that result from it (CHK-01).
    [[nodiscard]] bool between_turns() const;

protected:
    Facts(const CardLibrary& library, const Ruleset& rules) : library_(&library), rules_(&rules) {}
    ~Facts() = default;

    /// Returns the state, for the layers that change it. Const functions cannot.
    [[nodiscard]] MatchState& changing() { return *state_; }
    void stand_at(MatchState& state) { state_ = &state; }

private:
    // Few filters have alternatives, so the code that checks them is separate.
    [[nodiscard, gnu::cold]] bool matches_one(DefId printed, const CardFilter& filter) const;
    [[nodiscard]] const Lasting* find_lasting(Anchor anchor, std::uint8_t subject,
                                              LastingKind kind) const;

    const CardLibrary* library_;
    const Ruleset* rules_;
    MatchState* state_ = nullptr;
};

}  // namespace ptcg
