// Verbs that move cards: between piles, onto Pokémon and off them.

#include <algorithm>

#include "api.hpp"
#include "api_words.hpp"

namespace ptcg::script::verbs {

namespace {

const char* name_of_card(Call& call, CardIndex card)
{
    return call.game.library().text(call.game.def_id(card)).name.c_str();
}

bool is_pokemon_in_play(Call& call, CardIndex card)
{
    return call.game.slot_of(card) != no_slot && call.game.table().role[at(card)] == Role::stage;
}

/// Cards that are a Pokémon in play move only as a whole.
void refuse_pokemon_in_play(Call& call, CardIndex card)
{
    if (is_pokemon_in_play(call, card)) {
        call.fail("%s is a Pokémon in play; use game:return_to or game:devolve",
                  name_of_card(call, card));
    }
}

void put(Call& call, CardIndex card, std::size_t place)
{
    refuse_pokemon_in_play(call, card);
    if (place == to_bench) {
        static_cast<void>(bench(call, card));
    } else {
        call.need(call.game.move_card(card, place_values[place]));
    }
}

/// The top `count` cards, the top one first. In a pile the last card is the top one.
CardList top_cards(Call& call, PlayerId player, int count)
{
    const Pile& deck = call.game.pile(player, Zone::deck);
    CardList cards;
    for (int i = 0; i < std::min<int>(count, deck.count); ++i) {
        cards.add(deck.cards[static_cast<std::size_t>(deck.count - 1 - i)]);
    }
    return cards;
}

}  // namespace

bool bench(Call& call, CardIndex card)
{
    if (!call.game.def(card).is_pokemon() && !call.game.def(card).counts_as_basic_in_play) {
        call.fail("%s is no Pokémon", name_of_card(call, card));
    }
    if (call.game.slot_of(card) != no_slot) {
        call.fail("%s is in play already", name_of_card(call, card));
    }
    bool placed = false;
    call.need(call.game.put_onto_bench(card, placed));
    return placed;
}

int draw(Call& call)
{
    enum { count, player };
    int drawn = 0;
    call.need(call.game.draw(call.player(player), call.integer(count, 1), drawn));
    return push(call.L, drawn);
}

int move(Call& call)
{
    enum { card, cards, to };
    for (CardIndex moved : call.cards(card, cards)) put(call, moved, call.word(to));
    return 0;
}

int discard(Call& call)
{
    enum { card, cards };
    for (CardIndex discarded : call.cards(card, cards)) {
        refuse_pokemon_in_play(call, discarded);
        call.need(call.game.discard(discarded));
    }
    return 0;
}

int discard_top(Call& call)
{
    enum { count, player };
    const CardList cards = top_cards(call, call.player(player), call.integer(count, 1));
    for (CardIndex card : cards) call.need(call.game.discard(card));
    return push(call, cards);
}

int top(Call& call)
{
    enum { count, player, of };
    const PlayerId owner = call.given(of) ? call.player(of) : call.player(player);
    const CardList cards = top_cards(call, owner, call.integer(count, 1));
    call.game.look_at(call.player(player), owner, Zone::deck, cards);
    return push(call, cards);
}

int show(Call& call)
{
    enum { card, cards, to };
    const Audience audience = call.given(to) ? seen_by(call.player(to)) : seen_by_all;
    for (CardIndex shown : call.cards(card, cards)) call.game.show(shown, audience);
    return 0;
}

int attach(Call& call)
{
    enum { card, to, as };
    const CardIndex attached = call.card(card);
    if (is_pokemon_in_play(call, attached) && call.game.slot_of(attached) == call.slot(to)) {
        call.fail("%s cannot be attached to itself", name_of_card(call, attached));
    }
    call.need(call.game.attach(attached, call.slot(to), role_values[call.word(as)]));
    return 0;
}

int move_energy(Call& call)
{
    enum { card, cards, to };
    for (CardIndex moved : call.cards(card, cards)) {
        if (call.game.slot_of(moved) == no_slot ||
            call.game.table().role[at(moved)] != Role::energy) {
            call.fail("%s is not attached as Energy; use game:attach", name_of_card(call, moved));
        }
        call.need(call.game.attach(moved, call.slot(to), Role::energy));
    }
    return 0;
}

int discard_energy(Call& call)
{
    enum { from, count, filter, player };
    const CardFilter wanted = call.filter(filter);
    CardList attached;
    for (CardIndex card : call.game.cards_of(call.slot(from), Role::energy)) {
        if (call.game.matches(card, wanted)) attached.add(card);
    }
    const int all = attached.count;
    const int many = call.is_text(count) ? all : std::clamp(call.integer(count, 1), 0, all);
    CardList chosen = attached;
    if (many < all) {
        chosen = CardList{};
        if (many > 0) {
            call.need(call.game.choose_attached(call.player(player), Purpose::discard_energy,
                                                attached, many, many, chosen));
        }
    }
    CardList discarded;  // not those that an effect keeps where they are
    for (CardIndex card : chosen) {
        call.need(call.game.discard(card));
        if (call.game.slot_of(card) != call.slot(from)) discarded.add(card);
    }
    return push(call, discarded);
}

int put_onto_bench(Call& call)
{
    enum { card };
    return push(call.L, bench(call, call.card(card)));
}

int evolve(Call& call)
{
    enum { pokemon, card };
    const CardIndex into = call.card(card);
    if (!call.game.def(into).is_pokemon()) call.fail("%s is no Pokémon", name_of_card(call, into));
    if (call.game.slot_of(into) != no_slot) {
        call.fail("%s is in play already", name_of_card(call, into));
    }
    call.need(call.game.evolve(call.slot(pokemon), into));
    return 0;
}

int devolve(Call& call)
{
    enum { pokemon, to };
    call.need(call.game.devolve(call.slot(pokemon), place_values[call.word(to)]));
    return 0;
}

}  // namespace ptcg::script::verbs
