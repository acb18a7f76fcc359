#pragma once

#include "ptcg/queries.hpp"

namespace ptcg {

/// What the rules and the texts in force allow. Every refusal names its rule and, if a card forbids
/// the action, that card. Changes nothing.
class Permissions : public Queries {
public:
    [[nodiscard]] Refusal may_attack(SlotId id) const;
    [[nodiscard]] Refusal may_use_attack(SlotId id, AttackRef attack) const;
    [[nodiscard]] Refusal may_retreat(PlayerId id) const;
    [[nodiscard]] Refusal may_evolve(SlotId id, CardIndex into) const;
    /// Returns a refusal if a text in play says that the Pokémon may not evolve into this card from
    /// the hand, whether the turn's action or a text would do it.
    [[nodiscard]] Refusal forbidden_to_evolve(SlotId id, CardIndex into) const;
    /// Checks whether the Pokémon whose first part this is may be put together (LEG-01, VUN-02).
    [[nodiscard]] Refusal may_put_together(CardIndex first) const;
    [[nodiscard]] Refusal may_play(CardIndex card) const;
    [[nodiscard]] Refusal may_bench(CardIndex card) const;
    [[nodiscard]] Refusal may_attach(CardIndex card, SlotId to) const;
    [[nodiscard]] Refusal may_use(SlotId id, CardIndex card, const Handler& handler) const;
    /// The same for a text that reacts to something: `text` says whose it is, and to what.
    [[nodiscard]] Refusal may_use(const Handler& handler, const EffectContext& text) const;
    /// Checks whether this player may use the Stadium in play, whoever owns it.
    [[nodiscard]] Refusal may_use_stadium(PlayerId id, const Handler& handler) const;

protected:
    using Queries::Queries;
    ~Permissions() = default;

private:
    /// Returns whether it is the first turn of the game, in which the Pokémon may use no attack
    /// except one whose own text allows it (TURN-05).
    [[nodiscard]] bool bound_by_first_turn(SlotId id) const;
    /// Returns a refusal if a text in play says that the card may not be played.
    [[nodiscard]] Refusal forbidden_to_play(CardIndex card) const;
};

}  // namespace ptcg
