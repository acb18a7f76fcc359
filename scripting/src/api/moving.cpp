#include "api/moving.hpp"

#include <algorithm>

namespace ptcg::script::verbs {

const char* name_of_card(Call& call, CardIndex card)
{
    return call.game.library().text(call.game.def_id(card)).name.c_str();
}

bool is_pokemon_in_play(Call& call, CardIndex card)
{
    return call.game.slot_of(card) != no_slot &&
           is_pokemon_itself(call.game.table().role[at(card)]);
}

bool bench(Call& call, CardIndex card)
{
    if (!call.game.def(card).works_as_pokemon()) {
        call.fail("%s is not a Pokémon", name_of_card(call, card));
    }
    if (call.game.slot_of(card) != no_slot) {
        call.fail("%s is already in play", name_of_card(call, card));
    }
    bool placed = false;
    call.need(call.game.put_onto_bench(card, placed));
    return placed;
}

CardList discard_each(Call& call, const CardList& cards)
{
    CardList discarded;
    for (CardIndex card : cards) {
        call.need(call.game.discard(card));
        const Zone there = call.game.destination(card, {Zone::discard, false}).zone;
        if (call.game.table().zone[at(card)] == there) discarded.add(card);
    }
    return discarded;
}

CardList in_deck_of(Call& call, PlayerId owner, const CardList& cards)
{
    CardList own;
    for (CardIndex card : cards) {
        if (owner_of(card) == owner && call.game.table().zone[at(card)] == Zone::deck) {
            own.add(card);
        }
    }
    return own;
}

void shuffle_decks_of(Call& call, const CardList& cards)
{
    for (PlayerId owner : both_players) {
        if (in_deck_of(call, owner, cards).count > 0) {
            call.need(call.game.shuffle(owner, Zone::deck));
        }
    }
}

bool is_hidden(Zone zone, PlayerId owner, PlayerId asked)
{
    return zone == Zone::deck || zone == Zone::prizes || (zone == Zone::hand && owner != asked);
}

CardList top_cards(const Call& call, PlayerId player, int count)
{
    const Pile& deck = call.game.pile(player, Zone::deck);
    CardList cards;
    for (int i = 0; i < std::min<int>(count, deck.count); ++i) {
        cards.add(deck.cards[static_cast<std::size_t>(deck.count - 1 - i)]);
    }
    return cards;
}

CardList pick_units(Call& call, PlayerId player, Purpose purpose, CardList left, int units)
{
    CardList chosen;
    while (units > 0 && left.count > 0) {
        CardIndex card = no_card;
        call.spend();
        call.need(call.game.choose_energy_to_pay(player, purpose, left, units, card));
        units -= call.game.provides(card).units;
        chosen.add(card);
        const CardList before = left;
        left = CardList{};
        for (CardIndex other : before) {
            if (other != card) left.add(other);
        }
    }
    return chosen;
}

void put_in_order(Call& call, PlayerId asked, CardList cards, bool bottom)
{
    if (cards.count == 0) return;
    call.need(call.game.arrange(asked, owner_of(cards.card[0]), Zone::deck, cards));
    if (!bottom) std::reverse(cards.card.begin(), cards.card.begin() + cards.count);
    for (CardIndex card : cards) call.need(call.game.move_card(card, {Zone::deck, bottom}));
}

}  // namespace ptcg::script::verbs
