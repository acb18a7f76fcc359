// game:search: a player looks through a pile and takes cards out of it.

#include <algorithm>

#include "api/member.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script::verbs {

namespace {

void take(Call& call, CardIndex card, std::size_t place)
{
    if (place == to_bench) {
        static_cast<void>(bench(call, card));
    } else {
        call.need(call.game.move_card(card, place_values[place]));
    }
}

/// What a search looks through: a pile, or only the cards on top of a deck.
struct Searched {
    PlayerId owner = PlayerId::one;
    PlayerId asked = PlayerId::one;
    Zone zone = Zone::deck;
    CardList cards;
    bool top_only = false;

    [[nodiscard]] bool is_deck() const { return zone == Zone::deck; }
};

/// Puts the cards that were not taken where `rest` says.
void put_rest(Call& call, const Searched& in, const CardList& taken, std::size_t rest)
{
    CardList left;
    for (CardIndex card : in.cards) {
        const bool stays = call.game.table().zone[at(card)] == Zone::deck &&
                           std::find(taken.begin(), taken.end(), card) == taken.end();
        if (stays) left.add(card);
    }
    const Placement place = rest_values[rest];
    if (place.zone != Zone::deck) {
        for (CardIndex card : left) call.need(call.game.move_card(card, place));
    } else if (rest_words[rest].name == "deck") {
        call.need(call.game.shuffle(in.owner, Zone::deck));
    } else {
        put_in_order(call, in.asked, left, place.bottom);
    }
}

/// The arguments of `search`, as it describes them.
struct Arg {
    enum { zone, of, filter, min, max, to, top, rest, show, shuffle, player };
};

Searched read_searched(Call& call)
{
    Searched in;
    in.zone = zone_values[call.word(Arg::zone)];
    in.asked = call.player(Arg::player);
    in.owner = call.given(Arg::of) ? call.player(Arg::of) : in.asked;
    in.top_only = call.given(Arg::top);
    if (in.top_only && !in.is_deck()) call.fail("`top` is of a deck");
    if (call.given(Arg::rest) && !in.top_only) call.fail("`rest` goes with `top`");
    in.cards = in.top_only ? top_cards(call, in.owner, call.integer(Arg::top))
                           : whole_pile(call, in.owner, in.zone);
    return in;
}

/// What becomes of the cards that are taken.
struct Taken {
    bool attached = false;
    bool benched = false;
    bool into_deck = false;
};

Taken read_taken(Call& call)
{
    Taken goes;
    if (!call.given(Arg::to)) return goes;
    goes.attached = call.is_pokemon(Arg::to);
    if (goes.attached) return goes;
    goes.benched = call.word(Arg::to) == to_bench;
    goes.into_deck = !goes.benched && place_values[call.word(Arg::to)].zone == Zone::deck;
    return goes;
}

/// How many cards are taken.
struct Range {
    int least = 0;
    int most = 0;
};

Range read_range(Call& call, const Searched& in, int available, bool benched)
{
    const bool all = call.is_text(Arg::max);
    Range many{call.integer(Arg::min, 0), all ? available : call.integer(Arg::max, 1)};
    if (many.least < 0 || (many.most < many.least && !all)) {
        call.fail("`min` must be from 0 to `max`, got %d and %d", many.least, many.most);
    }
    if (benched) {
        const int room = call.game.bench_limit(in.owner) - call.game.player(in.owner).bench_count;
        many.most = std::clamp(many.most, 0, std::max(room, 0));
    }
    many.most = std::min(many.most, available);
    many.least = std::min(many.least, many.most);
    return many;
}

}  // namespace

bool is_hidden(Zone zone, PlayerId owner, PlayerId asked)
{
    return zone == Zone::deck || zone == Zone::prizes || (zone == Zone::hand && owner != asked);
}

CardList whole_pile(const Call& call, PlayerId owner, Zone zone)
{
    const Pile& pile = call.game.pile(owner, zone);
    CardList cards;
    for (std::size_t i = 0; i < pile.count; ++i) cards.add(pile.cards[i]);
    return cards;
}

void put_in_order(Call& call, PlayerId asked, CardList cards, bool bottom)
{
    if (cards.count == 0) return;
    call.need(call.game.arrange(asked, owner_of(cards.card[0]), Zone::deck, cards));
    if (!bottom) std::reverse(cards.card.begin(), cards.card.begin() + cards.count);
    for (CardIndex card : cards) call.need(call.game.move_card(card, {Zone::deck, bottom}));
}

int search(Call& call)
{
    const Searched in = read_searched(call);
    const Taken goes = read_taken(call);
    CardList candidates;
    const CardFilter wanted = call.filter(Arg::filter);
    for (CardIndex card : in.cards) {
        // What no text can put onto the Bench is nothing a search for the Bench can find.
        if (goes.benched && !call.game.def(card).stands_alone()) continue;
        if (call.game.matches(card, wanted)) candidates.add(card);
    }
    const Range many = read_range(call, in, candidates.count, goes.benched);

    const bool hidden = is_hidden(in.zone, in.owner, in.asked) && in.cards.count > 0;
    if (hidden) call.game.look_at(in.asked, in.owner, in.zone, in.cards);
    CardList chosen;
    if (many.most > 0 || hidden) {
        call.need(call.game.choose_cards(in.asked, Purpose::search, in.owner, in.zone, candidates,
                                         many.least, many.most, hidden, chosen));
    }
    if (call.boolean(Arg::show, false)) {
        for (CardIndex card : chosen) call.game.show(card, seen_by_all);
    }
    // What goes on top or under the deck goes there after the shuffle.
    const bool shuffles = in.is_deck() && !in.top_only && call.boolean(Arg::shuffle, true);
    if (shuffles && goes.into_deck) call.need(call.game.shuffle(in.owner, Zone::deck));
    if (goes.attached) {
        for (CardIndex card : chosen) {
            call.need(call.game.attach(card, call.slot(Arg::to), Role::energy));
        }
    } else if (call.given(Arg::to)) {
        const std::size_t to = call.word(Arg::to);
        for (CardIndex card : chosen) take(call, card, to);
        if (to == shuffled_into_deck && !in.is_deck()) shuffle_decks_of(call, chosen);
    }
    if (shuffles && !goes.into_deck) call.need(call.game.shuffle(in.owner, Zone::deck));
    if (in.top_only) {
        const bool stays = goes.into_deck || !call.given(Arg::to);
        put_rest(call, in, stays ? chosen : CardList{}, call.word(Arg::rest));
    }
    return push(call, chosen);
}

}  // namespace ptcg::script::verbs
