// Verbs that move cards between piles, or look at them.

#include <algorithm>
#include <string_view>

#include "api/moving.hpp"
#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

/// Raises an error for cards that are part of a Pokémon in play, which moves only as a whole.
void refuse_pokemon_in_play(Call& call, CardIndex card)
{
    if (is_pokemon_in_play(call, card)) {
        call.fail("%s is a Pokémon in play; use game:return_to or game:devolve",
                  name_of_card(call, card));
    }
}

/// How cards are moved, apart from their destination.
struct Manner {
    bool unseen = false;
    bool face_up = false;
};

/// Returns whether it went there.
bool put(Call& call, CardIndex card, std::size_t place, Manner manner)
{
    refuse_pokemon_in_play(call, card);
    if (place == to_bench) return bench(call, card);
    const SlotId before = call.game.slot_of(card);
    Placement to = place_values[place];
    to.unseen = manner.unseen;
    to.face_up = manner.face_up;
    call.need(call.game.move_card(card, to));
    return before == no_slot || call.game.slot_of(card) != before;
}

/// Lets the player look at certain cards of one pile.
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

constexpr Argument count_arguments[] = {count_place, player_place};

int draw(Call& call, Takes<count_arguments> args)
{
    int drawn = 0;
    call.need(call.game.draw(args["player"].player(), args["count"].integer(1), drawn));
    return push(call.L, drawn);
}

int take_prizes(Call& call, Takes<count_arguments> args)
{
    int taken = 0;
    call.need(call.game.take_prizes(args["player"].player(), std::max(0, args["count"].integer(1)),
                                    taken));
    return push(call.L, taken);
}

constexpr Argument move_arguments[] = {
    cards_place,
    placed({"to", word, true, "", &place_list}),
    {"shuffled", boolean, false, "false", nullptr,
     "on top of the deck or under it, in an order nobody knows"},
    {"face_up", boolean, false, "false", nullptr, "with \"prizes\": they are face up there"},
    {"of", player, false, "the player whose pile or Pokémon `cards` was read from", nullptr,
     "with \"deck\" and an empty `cards`: whose deck is shuffled, because shuffling nothing into a "
     "deck is shuffling it; for a list that a choice returned or the script made, nobody's"}};

int move(Call& call, Takes<move_arguments> args)
{
    const CardList moving = args["cards"].cards();
    // A single card is known wherever it goes.
    const bool in_any_order = args["shuffled"].boolean(false);
    const bool unseen = in_any_order && moving.count > 1;
    if (in_any_order) {
        const std::string_view place = place_words[args["to"].word()].name;
        if (place != "deck_top" && place != "deck_bottom") {
            call.fail("`shuffled` works only with \"deck_top\" and \"deck_bottom\"");
        }
    }
    const bool face_up = args["face_up"].boolean(false);
    if (face_up && zone_of_place(args["to"].word()) != Zone::prizes) {
        call.fail("`face_up` works only with \"prizes\"");
    }
    CardList moved;
    for (CardIndex each : moving) {
        if (call.game.stays_in_discard(each, zone_of_place(args["to"].word()))) continue;
        if (put(call, each, args["to"].word(), {.unseen = unseen, .face_up = face_up})) {
            moved.add(each);
        }
    }
    if (args["of"].given() && args["to"].word() != shuffled_into_deck)
        call.fail("`of` works only with \"deck\"");
    if (args["to"].word() == shuffled_into_deck) {
        shuffle_decks_of(call, moved);
        // A player without cards to shuffle in still shuffles.
        const PlayerId whose =
            args["of"].given() ? args["of"].player() : args["cards"].owner_of_list();
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

int discard(Call& call, Takes<only_cards> args)
{
    const CardList wanted = args["cards"].cards();
    for (CardIndex card : wanted) refuse_pokemon_in_play(call, card);
    return push(call, discard_each(call, wanted));
}

int discard_top(Call& call, Takes<count_arguments> args)
{
    return push(call, discard_each(call, top_cards(call, args["player"].player(),
                                                   args["count"].integer(1))));
}

constexpr Argument top_arguments[] = {count_place,
                                      {"player", player, false, "it.owner", nullptr, "who looks"},
                                      {"of", player, false, "player", nullptr, "whose deck"}};

int top(Call& call, Takes<top_arguments> args)
{
    const PlayerId owner = args["of"].given() ? args["of"].player() : args["player"].player();
    const CardList cards = top_cards(call, owner, args["count"].integer(1));
    call.game.look_at(args["player"].player(), owner, Zone::deck, cards);
    return push(call, cards);
}

int bottom(Call& call, Takes<top_arguments> args)
{
    const PlayerId owner = args["of"].given() ? args["of"].player() : args["player"].player();
    const Pile& deck = call.game.pile(owner, Zone::deck);
    CardList cards;
    for (int i = 0; i < std::min<int>(args["count"].integer(1), deck.count); ++i) {
        cards.add(deck.cards[static_cast<std::size_t>(i)]);
    }
    call.game.look_at(args["player"].player(), owner, Zone::deck, cards);
    return push(call, cards);
}

constexpr Argument shuffle_arguments[] = {
    player_place,
    {"prizes", boolean, false, "false", nullptr,
     "the Prize cards instead of the deck; face-up cards are turned face down"}};

int shuffle(Call& call, Takes<shuffle_arguments> args)
{
    call.need(call.game.shuffle(args["player"].player(),
                                args["prizes"].boolean(false) ? Zone::prizes : Zone::deck));
    return 0;
}

int turn_up(Call& call, Takes<only_cards> args)
{
    for (CardIndex card : args["cards"].cards()) {
        if (call.game.table().zone[at(card)] != Zone::prizes) {
            call.fail("only a Prize card can be turned face up");
        }
        if (!call.game.is_face_up(card)) call.game.turn_up(card);
    }
    return 0;
}

constexpr Argument look_arguments[] = {{"zone", word, false, "hand", &zone_list},
                                       {"of", player, false, "it.opponent", nullptr, "whose cards"},
                                       {"player", player, false, "it.owner", nullptr, "who looks"},
                                       {"cards", cards, false, "the whole pile", nullptr,
                                        "some cards of one pile; either this or `zone` and `of`"}};

int look(Call& call, Takes<look_arguments> args)
{
    if (args["cards"].given()) {
        if (args["zone"].given() || args["of"].given()) {
            call.fail("give either `cards`, or `zone` and `of`");
        }
        return look_at_cards(call, args["cards"].cards(), args["player"].player());
    }
    const Zone place = zone_values[args["zone"].word(1)];
    const PlayerId owner = args["of"].given() ? args["of"].player() : opponent_of(call.it.owner);
    const Pile& pile = call.game.pile(owner, place);
    CardList all;
    for (std::size_t i = 0; i < pile.count; ++i) all.add(pile.cards[i]);
    call.game.look_at(args["player"].player(), owner, place, all);
    return push(call, all);
}

constexpr Argument arrange_arguments[] = {
    placed({"cards", cards, true, "", nullptr, "cards of one deck"}),
    placed({"to", word, false, "deck_top", &end_list}),
    {"player", player, false, "it.owner", nullptr, "who chooses the order"}};

int arrange(Call& call, Takes<arrange_arguments> args)
{
    const CardList arranged = args["cards"].cards();
    for (CardIndex card : arranged) {
        if (call.game.table().zone[at(card)] != Zone::deck ||
            owner_of(card) != owner_of(arranged.card[0])) {
            call.fail("`cards` must be cards of one deck");
        }
    }
    put_in_order(call, args["player"].player(), arranged, args["to"].word() == 1);
    return 0;
}

constexpr Argument show_arguments[] = {cards_place, {"to", player, false, "both players"}};

int show(Call& call, Takes<show_arguments> args)
{
    const Audience audience = args["to"].given() ? seen_by(args["to"].player()) : seen_by_all;
    for (CardIndex shown : args["cards"].cards()) call.game.show(shown, audience);
    return 0;
}

constexpr Member rows_of_pile[] = {
    verb<draw>(changes, "draw", "integer", "draws cards; returns how many it drew",
               R"(game:draw(3))"),
    verb<take_prizes>(asks, "take_prizes", "integer",
                      "takes Prize cards that the player picks; returns how many it took",
                      R"(if game:flips(3) == 3 then game:take_prizes(1) end)"),
    verb<move>(asks, "move", "Card[]",
               "moves cards of piles, or attached cards; returns the cards that moved",
               R"(local card = game:choose("discard", { purpose = "to_deck" })
if card then game:move(card, "deck_top") end)",
               "for a card that is a Pokémon in play; for \"bench\" and a card that is not a "
               "Pokémon; for `of` without \"deck\""),
    verb<discard>(asks, "discard", "Card[]",
                  "puts cards into their owners' discard piles; returns the cards that went there",
                  R"(local card = game:choose("hand", { purpose = "discard" })
if card then
  game:discard(card)
  game:draw(2)
end)",
                  "for a card that is a Pokémon in play"),
    verb<discard_top>(asks, "discard_top", "Card[]",
                      "discards cards from the top of the deck; returns the cards discarded",
                      R"(local discarded = game:discard_top(2, it.opponent)
game:damage(it.defender, 10 * #discarded))"),
    verb<top>(changes, "top", "Card[]",
              "lets a player look at the top cards of a deck; the top card comes first",
              R"(local cards = game:top(5)
local energy = game:may_choose(cards, "energy")
if energy then game:move(energy, "hand") end
game:shuffle())"),
    verb<bottom>(
        changes, "bottom", "Card[]",
        "lets a player look at the cards at the bottom of a deck; the lowest card comes first",
        R"(local lowest = game:bottom(1)[1]
if lowest and lowest.is_energy then game:attach(lowest, it.attacker) end)"),
    verb<turn_up>(changes, "turn_up", "nil",
                  "turns Prize cards face up; they stay face up until they are taken or shuffled",
                  R"(local prize = game:choose_prize(it.opponent, { face_up = false })
if prize then game:turn_up(prize) end)",
                  "for a card that is not a Prize card"),
    verb<shuffle>(asks, "shuffle", "nil", "shuffles the deck, or the Prize cards",
                  R"(local cards = game:top(3)
game:show(cards)
game:shuffle())"),
    verb<look>(changes, "look", "Card[]", "lets a player look at all cards of a pile, or at some",
               R"(local hand = game:look { zone = "hand" }
game:damage(it.defender, 10 * #hand))",
               "for `cards` that are not of one pile"),
    verb<arrange>(asks, "arrange", "nil",
                  "puts cards on top of their deck, or under it, in an order that a player chooses",
                  R"(game:arrange(game:top(4), "deck_top"))", "for cards that are not of one deck"),
    verb<show>(changes, "show", "nil", "shows cards to a player, or to both",
               R"(game:show(it.opponent.hand, { to = it.owner }))"),
};

}  // namespace

std::span<const Member> pile_rows()
{
    return rows_of_pile;
}

}  // namespace ptcg::script::verbs
