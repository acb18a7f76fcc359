// Verbs that take cards out of a pile, chosen by a player or at random.

#include <algorithm>

#include "api/moving.hpp"
#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

/// Returns whether it went there.
bool take(Call& call, CardIndex card, std::size_t place)
{
    if (place == to_bench) return bench(call, card);
    call.need(call.game.move_card(card, place_values[place]));
    return true;
}

/// What a search looks through: a pile, or only the top cards of a deck.
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

constexpr Argument search_arguments[] = {
    {"zone", word, false, "deck", &zone_list},
    {"of", player, false, "player", nullptr, "whose cards"},
    filter_argument,
    {"min", integer, false, "0", nullptr, "1 for \"a card\", which must be taken if there is one"},
    {"max", integer_or_all, false, "1"},
    {"to", word_or_pokemon, false, "they stay", &place_list,
     "a place, or the Pokémon they are attached to as Energy"},
    {"top", integer, false, "the whole pile", nullptr, "only this many cards on top of the deck"},
    {"rest", word, false, "deck", &rest_list, "with `top`: the cards not taken"},
    {"show", boolean, false, "true if a filter takes cards from the deck to the hand", nullptr,
     "whether the opponent sees the cards taken"},
    {"shuffle", boolean, false, "true", nullptr, "whether to shuffle the deck afterward"},
    player_argument};

using SearchArguments = Takes<search_arguments>;

Searched read_searched(Call& call, SearchArguments args)
{
    Searched in;
    in.zone = zone_values[args["zone"].word()];
    in.asked = args["player"].player();
    in.owner = args["of"].given() ? args["of"].player() : in.asked;
    in.top_only = args["top"].given();
    if (in.top_only && !in.is_deck()) call.fail("`top` works only with a deck");
    if (args["rest"].given() && !in.top_only) call.fail("`rest` works only with `top`");
    in.cards = in.top_only ? top_cards(call, in.owner, args["top"].integer())
                           : call.game.cards_in(in.owner, in.zone);
    return in;
}

/// What happens to the cards that are taken.
struct Taken {
    bool attached = false;
    bool benched = false;
    bool into_deck = false;
    Zone zone = Zone::none;  ///< a pile
};

Taken read_taken(SearchArguments args)
{
    Taken goes;
    if (!args["to"].given()) return goes;
    goes.attached = args["to"].is_pokemon();
    if (goes.attached) return goes;
    goes.benched = args["to"].word() == to_bench;
    goes.zone = zone_of_place(args["to"].word());
    goes.into_deck = goes.zone == Zone::deck;
    return goes;
}

[[nodiscard]] bool may_go(const Call& call, CardIndex card, const Taken& goes)
{
    if (!goes.benched) return !call.game.stays_in_discard(card, goes.zone);
    const CardDef& printed = call.game.def(card);
    return printed.stands_alone() && call.game.lets_into_play(printed);
}

/// How many cards are taken.
struct Range {
    int least = 0;
    int most = 0;
};

Range read_range(Call& call, SearchArguments args, const Searched& in, int available, bool benched)
{
    const bool all = args["max"].is_text();
    Range many{args["min"].integer(0), all ? available : args["max"].integer(1)};
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

int search(Call& call, Takes<search_arguments> args)
{
    const Searched in = read_searched(call, args);
    const Taken goes = read_taken(args);
    CardList candidates;
    const Selector selector = args["filter"].selector();
    for (CardIndex card : in.cards) {
        // A search cannot find a card that cannot go to the destination.
        if (!may_go(call, card, goes)) continue;
        if (selector.fits(card)) candidates.add(card);
    }
    const Range many = read_range(call, args, in, candidates.count, goes.benched);

    const bool hidden = is_hidden(in.zone, in.owner, in.asked) && in.cards.count > 0;
    if (hidden) call.game.look_at(in.asked, in.owner, in.zone, in.cards);
    CardList chosen;
    if (many.most > 0 || hidden) {
        call.need(call.game.choose_cards(in.asked, Purpose::search, in.owner, in.zone, candidates,
                                         many.least, many.most, hidden, chosen));
    }
    // Cards that must fit are shown, so that the opponent sees that they do.
    const bool proves = args["filter"].given() && in.is_deck() && goes.zone == Zone::hand;
    if (args["show"].boolean(proves)) {
        for (CardIndex card : chosen) call.game.show(card, seen_by_all);
    }
    // Cards that go on the top or the bottom of the deck go there after the shuffle.
    const bool shuffles = in.is_deck() && !in.top_only && args["shuffle"].boolean(true);
    if (shuffles && goes.into_deck) call.need(call.game.shuffle(in.owner, Zone::deck));
    CardList taken = chosen;
    if (goes.attached) {
        taken = CardList{};
        for (CardIndex card : chosen) {
            call.need(call.game.attach(card, args["to"].slot(), Role::energy));
            if (call.game.slot_of(card) == args["to"].slot()) taken.add(card);
        }
    } else if (args["to"].given()) {
        const std::size_t to = args["to"].word();
        taken = CardList{};
        for (CardIndex card : chosen) {
            if (take(call, card, to)) taken.add(card);
        }
        if (to == shuffled_into_deck && !in.is_deck()) shuffle_decks_of(call, chosen);
    }
    if (shuffles && !goes.into_deck) call.need(call.game.shuffle(in.owner, Zone::deck));
    if (in.top_only) {
        const bool stays = goes.into_deck || !args["to"].given();
        put_rest(call, in, stays ? chosen : CardList{}, args["rest"].word());
    }
    return push(call, taken);
}

constexpr Argument random_arguments[] = {
    placed({"of", player, false, "it.owner", nullptr, "whose cards"}),
    {"zone", word, false, "hand", &zone_list},
    {"count", integer, false, "1"}};

int random_cards(Call& call, Takes<random_arguments> args)
{
    CardList picked;
    call.need(call.game.pick_at_random(args["of"].player(), zone_values[args["zone"].word(1)],
                                       args["count"].integer(1), picked));
    return push(call, picked);
}

constexpr Member rows_of_search[] = {
    verb<search>(asks, "search", "Card[]",
                 "looks through a pile, takes cards and puts them into `to`; shuffles a deck "
                 "afterward. Returns the cards that went there",
                 R"(game:search { "pokemon", stage = "basic", max = 2, to = "bench" })",
                 "if `min` is below 0 or above `max`"),
    verb<random_cards>(asks, "random_cards", "Card[]", "picks cards at random, without looking",
                       R"(local picked = game:random_cards(it.opponent)
game:discard(picked))"),
};

}  // namespace

std::span<const Member> search_rows()
{
    return rows_of_search;
}

}  // namespace ptcg::script::verbs
