// Verbs that move cards: between piles, onto Pokémon and off them.

#include <algorithm>
#include <string_view>

#include "api/member.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script::verbs {

namespace {

const char* name_of_card(Call& call, CardIndex card)
{
    return call.game.library().text(call.game.def_id(card)).name.c_str();
}

bool is_pokemon_in_play(Call& call, CardIndex card)
{
    return call.game.slot_of(card) != no_slot &&
           is_pokemon_itself(call.game.table().role[at(card)]);
}

/// Cards that are a Pokémon in play move only as a whole.
void refuse_pokemon_in_play(Call& call, CardIndex card)
{
    if (is_pokemon_in_play(call, card)) {
        call.fail("%s is a Pokémon in play; use game:return_to or game:devolve",
                  name_of_card(call, card));
    }
}

void put(Call& call, CardIndex card, std::size_t place, bool unseen = false)
{
    refuse_pokemon_in_play(call, card);
    if (place == to_bench) {
        static_cast<void>(bench(call, card));
    } else {
        Placement to = place_values[place];
        to.unseen = unseen;
        call.need(call.game.move_card(card, to));
    }
}

/// Those of the cards that lie in the deck of `owner`.
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

}  // namespace

CardList top_cards(const Call& call, PlayerId player, int count)
{
    const Pile& deck = call.game.pile(player, Zone::deck);
    CardList cards;
    for (int i = 0; i < std::min<int>(count, deck.count); ++i) {
        cards.add(deck.cards[static_cast<std::size_t>(deck.count - 1 - i)]);
    }
    return cards;
}

bool bench(Call& call, CardIndex card)
{
    if (!call.game.def(card).works_as_pokemon()) {
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

int take_prizes(Call& call)
{
    enum { count, player };
    int taken = 0;
    call.need(
        call.game.take_prizes(call.player(player), std::max(0, call.integer(count, 1)), taken));
    return push(call.L, taken);
}

void shuffle_decks_of(Call& call, const CardList& cards)
{
    for (PlayerId owner : both_players) {
        if (in_deck_of(call, owner, cards).count > 0) {
            call.need(call.game.shuffle(owner, Zone::deck));
        }
    }
}

int move(Call& call)
{
    enum { card, cards, to, shuffled, of };
    const CardList moving = call.cards(card, cards);
    // One card alone is known wherever it goes.
    const bool in_any_order = call.boolean(shuffled, false);
    const bool unseen = in_any_order && moving.count > 1;
    if (in_any_order) {
        const std::string_view place = place_words[call.word(to)].name;
        if (place != "deck_top" && place != "deck_bottom") {
            call.fail("`shuffled` goes with \"deck_top\" and \"deck_bottom\"");
        }
    }
    CardList moved;
    for (CardIndex each : moving) {
        const SlotId before = call.game.slot_of(each);
        put(call, each, call.word(to), unseen);
        if (before == no_slot || call.game.slot_of(each) != before) moved.add(each);
    }
    if (call.given(of) && call.word(to) != shuffled_into_deck) call.fail("`of` goes with \"deck\"");
    if (call.word(to) == shuffled_into_deck) {
        shuffle_decks_of(call, moved);
        // Who has no cards to shuffle in shuffles all the same.
        const PlayerId whose = call.given(of) ? call.player(of) : call.owner_of_list(cards);
        if (moving.count == 0 && at(whose) < players) {
            call.need(call.game.shuffle(whose, Zone::deck));
        }
    }
    if (unseen) {
        for (PlayerId owner : both_players) {
            call.need(call.game.shuffle_among(in_deck_of(call, owner, moved)));
        }
    }
    return push(call, moved);
}

int discard(Call& call)
{
    enum { card, cards };
    CardList gone;
    for (CardIndex discarded : call.cards(card, cards)) {
        refuse_pokemon_in_play(call, discarded);
        call.need(call.game.discard(discarded));
        if (call.game.slot_of(discarded) == no_slot) gone.add(discarded);
    }
    return push(call, gone);
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

int bottom(Call& call)
{
    enum { count, player, of };
    const PlayerId owner = call.given(of) ? call.player(of) : call.player(player);
    const Pile& deck = call.game.pile(owner, Zone::deck);
    CardList cards;
    for (int i = 0; i < std::min<int>(call.integer(count, 1), deck.count); ++i) {
        cards.add(deck.cards[static_cast<std::size_t>(i)]);
    }
    call.game.look_at(call.player(player), owner, Zone::deck, cards);
    return push(call, cards);
}

namespace {

/// The player looks at certain cards of one pile.
int look_at_cards(Call& call, const CardList& cards, PlayerId looker)
{
    if (cards.count == 0) return push(call, cards);
    const PlayerId owner = owner_of(cards.card[0]);
    const Zone place = call.game.table().zone[at(cards.card[0])];
    const bool one_pile = std::all_of(cards.begin(), cards.end(), [&](CardIndex card) {
        return owner_of(card) == owner && call.game.table().zone[at(card)] == place;
    });
    if (!one_pile || at(place) >= pile_count) call.fail("`cards` must be cards of one pile");
    call.game.look_at(looker, owner, place, cards);
    return push(call, cards);
}

}  // namespace

int look(Call& call)
{
    enum { zone, of, player, cards };
    if (call.given(cards)) {
        if (call.given(zone) || call.given(of)) {
            call.fail("give either `cards`, or `zone` and `of`");
        }
        return look_at_cards(call, call.cards(cards), call.player(player));
    }
    const Zone place = zone_values[call.word(zone, 1)];
    const PlayerId owner = call.given(of) ? call.player(of) : opponent_of(call.it.owner);
    const Pile& pile = call.game.pile(owner, place);
    CardList all;
    for (std::size_t i = 0; i < pile.count; ++i) all.add(pile.cards[i]);
    call.game.look_at(call.player(player), owner, place, all);
    return push(call, all);
}

int arrange(Call& call)
{
    enum { cards, to, player };
    const CardList arranged = call.cards(cards);
    for (CardIndex card : arranged) {
        if (call.game.table().zone[at(card)] != Zone::deck ||
            owner_of(card) != owner_of(arranged.card[0])) {
            call.fail("`cards` must be cards of one deck");
        }
    }
    put_in_order(call, call.player(player), arranged, call.word(to) == 1);
    return 0;
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
    enum { card, cards, to, as };
    for (CardIndex attached : call.cards(card, cards)) {
        if (is_pokemon_in_play(call, attached) && call.game.slot_of(attached) == call.slot(to)) {
            call.fail("%s cannot be attached to itself", name_of_card(call, attached));
        }
        call.need(call.game.attach(attached, call.slot(to), role_values[call.word(as)]));
    }
    return 0;
}

// "Move any number of Energy cards, in any way you like": each card once, until the player stops.
int rearrange_energy(Call& call)
{
    enum { among, filter, player };
    const SlotList pokemon =
        call.given(among) ? call.slots(among) : call.game.pokemon_of(call.it.owner);
    const CardFilter wanted = call.filter(filter);
    CardList left;
    for (SlotId slot : pokemon) {
        for (CardIndex card : call.game.cards_of(slot, Role::energy)) {
            if (call.game.matches(card, wanted)) left.add(card);
        }
    }
    while (left.count > 0 && pokemon.count > 1) {
        call.spend();
        CardList chosen;
        call.need(call.game.choose_attached(call.player(player), Purpose::move_energy, left, 0, 1,
                                            chosen));
        if (chosen.count == 0) break;
        const CardIndex card = chosen.card[0];
        SlotList others;
        for (SlotId slot : pokemon) {
            if (slot != call.game.slot_of(card)) others.add(slot);
        }
        SlotList target;
        call.need(
            call.game.choose_pokemon(call.player(player), Purpose::attach, others, 1, 1, target));
        call.need(call.game.attach(card, target.slot[0], Role::energy));
        CardList rest;
        for (CardIndex other : left) {
            if (other != card) rest.add(other);
        }
        left = rest;
    }
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

int discard_energy(Call& call)
{
    enum { from, count, filter, player, units };
    if (call.given(count) && call.given(units)) call.fail("give either `count` or `units`");
    const CardFilter wanted = call.filter(filter);
    CardList attached;
    for (CardIndex card : call.game.cards_of(call.slot(from), Role::energy)) {
        if (call.game.matches(card, wanted)) attached.add(card);
    }
    const int all = attached.count;
    const int many = call.is_text(count) ? all : std::clamp(call.integer(count, 1), 0, all);
    CardList chosen = attached;
    if (call.given(units)) {
        chosen = pick_units(call, call.player(player), Purpose::discard_energy, attached,
                            call.integer(units));
    } else if (many < all) {
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

int level_down(Call& call)
{
    enum { pokemon, to };
    CardList off;
    CardIndex card = no_card;
    call.need(call.game.level_down(call.slot(pokemon), place_values[call.word(to)], card));
    if (card != no_card) off.add(card);
    if (call.word(to) == shuffled_into_deck) shuffle_decks_of(call, off);
    return push(call, card);
}

int devolve(Call& call)
{
    enum { pokemon, to };
    const CardIndex off = call.game.slot(call.slot(pokemon)).top;
    call.need(call.game.devolve(call.slot(pokemon), place_values[call.word(to)]));
    CardList put;
    put.add(off);
    if (call.word(to) == shuffled_into_deck) shuffle_decks_of(call, put);
    return 0;
}

}  // namespace ptcg::script::verbs
