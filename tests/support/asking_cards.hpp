#pragma once

#include "support/neutral_cards.hpp"

namespace ptcg::test {

/// Cards that ask questions in awkward places.
struct AskingCards : NeutralCards {
    AskingCards()
    {
        pokemon({.name = "Phoenix",
                 .hp = 40,
                 .type = Type::fire,
                 .attacks = {{.name = "Snipe", .cost = "R", .damage = 0, .after = snipe}},
                 .handlers = {{.hook = Hook::would_be_knocked_out,
                               .ability = 0,
                               .uses = Uses::once_per_turn,
                               .optional = true,
                               .effect = effects.add(rise)}}});
        pokemon({.name = "Bomb",
                 .hp = 30,
                 .type = Type::fire,
                 .attacks = {{.name = "Blast", .cost = "R", .damage = 40, .require = flip_first}}});
        trainer("Trade", TrainerKind::item, trade);
    }

    /// Flips a coin. Heads: the Pokémon stays with no damage but counts as Knocked Out.
    static Status rise(Resolver& game, EffectContext& it)
    {
        bool heads = false;
        if (const Status s = game.flip(it.owner, heads); s != Status::done) return s;
        if (!heads) return Status::done;
        int healed = 0;
        if (const Status s = game.heal(it.self, 1000, healed); s != Status::done) return s;
        it.instead = true;
        it.still_knocked_out = true;
        return Status::done;
    }
    static Status snipe(Resolver& game, EffectContext& it)
    {
        SlotList chosen;
        const Status s = game.choose_pokemon(it.owner, Purpose::damage,
                                             game.pokemon_of(opponent_of(it.owner)), 1, 1, chosen);
        if (s != Status::done) return s;
        int done = 0;
        return game.deal_damage({.attacker = it.attacker, .target = chosen.slot[0], .amount = 30},
                                done);
    }
    static Status flip_first(Resolver& game, EffectContext& it)
    {
        return game.flip(it.owner, it.allowed);
    }
    /// Each player discards a card from the hand, the owner first, then draws two.
    static Status trade(Resolver& game, EffectContext& it)
    {
        for (PlayerId id : {it.owner, opponent_of(it.owner)}) {
            CardList hand, chosen;
            const Pile& pile = game.pile(id, Zone::hand);
            for (std::size_t i = 0; i < pile.count; ++i) hand.add(pile.cards[i]);
            const Status s =
                game.choose_cards(id, Purpose::discard, id, Zone::hand, hand, 1, 1, false, chosen);
            if (s != Status::done) return s;
            for (CardIndex card : chosen) {
                if (const Status d = game.discard(card); d != Status::done) return d;
            }
            int drawn = 0;
            if (const Status d = game.draw(id, 2, drawn); d != Status::done) return d;
        }
        return Status::done;
    }

    [[nodiscard]] std::vector<DefId> asking_deck() const
    {
        return deck({{12, "Phoenix"}, {8, "Bomb"}, {10, "Trade"}});
    }
};

}  // namespace ptcg::test
