// Verbs that move cards: between piles, onto Pokémon and off them.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;
using enum Act;

constexpr Argument count_arguments[] = {count_argument, player_argument};
constexpr Argument top_arguments[] = {count_argument,
                                      {"player", player, false, "it.owner", nullptr, "who looks"},
                                      {"of", player, false, "player", nullptr, "whose deck"}};
constexpr Argument move_arguments[] = {
    card_argument,
    cards_argument,
    {"to", word, true, "", &place_list},
    {"shuffled", boolean, false, "false", nullptr,
     "on top of the deck or under it: in an order nobody knows"},
    {"of", player, false, "whose pile or Pokémon `cards` was read from", nullptr,
     "with \"deck\" and an empty `cards`: whose deck is shuffled, for shuffling nothing into a "
     "deck "
     "is shuffling it; of a list that a choice answered or the script made: nobody's"}};
constexpr Argument discard_arguments[] = {card_argument, cards_argument};
constexpr Argument show_arguments[] = {
    card_argument, cards_argument, {"to", player, false, "both players"}};
constexpr Argument attach_arguments[] = {card_argument,
                                         cards_argument,
                                         {"to", pokemon, true},
                                         {"as", word, false, "energy", &role_list}};
constexpr Argument look_arguments[] = {{"zone", word, false, "hand", &zone_list},
                                       {"of", player, false, "it.opponent", nullptr, "whose cards"},
                                       {"player", player, false, "it.owner", nullptr, "who looks"},
                                       {"cards", cards, false, "all of the pile", nullptr,
                                        "some cards of one pile; this or `zone` and `of`"}};
constexpr Argument arrange_arguments[] = {
    {"cards", cards, true, "", nullptr, "cards of one deck"},
    {"to", word, false, "deck_top", &end_list},
    {"player", player, false, "it.owner", nullptr, "who chooses the order"}};
constexpr Argument rearrange_arguments[] = {
    {"among", pokemon_source, false, "it.owner", nullptr, "the Pokémon"},
    filter_argument,
    {"player", player, false, "it.owner", nullptr, "who chooses"}};
constexpr Argument move_energy_arguments[] = {card_argument, cards_argument, {"to", pokemon, true}};
constexpr Argument discard_energy_arguments[] = {
    {"from", pokemon, true},
    {"count", integer_or_all, false, "1"},
    filter_argument,
    {"player", player, false, "it.owner", nullptr, "who chooses"},
    {"units", integer, false, "", nullptr,
     "instead of `count`: cards are picked one by one until they provide so many units of Energy"}};
constexpr Argument evolve_arguments[] = {pokemon_argument, required_card};
constexpr Argument devolve_arguments[] = {pokemon_argument,
                                          {"to", word, false, "hand", &pile_place_list}};
constexpr Argument level_down_arguments[] = {pokemon_argument,
                                             {"to", word, false, "hand", &pile_place_list}};
constexpr Argument leave_arguments[] = {
    pokemon_argument,
    {"to", word, false, "hand", &pile_place_list},
    {"attached", word, false, "as `to`", &pile_place_list, "where the cards attached to it go"}};

constexpr Member members[] = {
    verb(changes, "draw", "integer", "draws cards: how many there were", count_arguments,
         R"(game:draw { count = 3 })", verbs::draw),
    verb(asks, "take_prizes", "integer", "takes Prize cards, those the player picks: how many",
         count_arguments,
         R"(if game:flips { count = 3 } == 3 then game:take_prizes { count = 1 } end)",
         verbs::take_prizes),
    verb(asks, "move", "Card[]", "moves cards of piles, or attached ones: those that moved",
         move_arguments,
         R"(local card = game:choose_card { zone = "discard", purpose = "to_deck" }
if card then game:move { card = card, to = "deck_top" } end)",
         verbs::move,
         "unless one of `card` and `cards` is given; for a card that is a Pokémon in play; for "
         "\"bench\" and a card that is no Pokémon; for `of` without \"deck\""),
    verb(asks, "discard", "Card[]",
         "puts cards into their owners' discard piles: those that went there", discard_arguments,
         R"(local card = game:choose_card { zone = "hand", purpose = "discard" }
if card then
  game:discard { card = card }
  game:draw { count = 2 }
end)",
         verbs::discard, no_whole_pokemon),
    verb(asks, "discard_top", "Card[]", "discards from the top of the deck", count_arguments,
         R"(local discarded = game:discard_top { count = 2, player = it.opponent }
game:damage { to = it.defender, amount = 10 * #discarded })",
         verbs::discard_top),
    verb(changes, "top", "Card[]",
         "a player looks at the top cards of a deck; the top one comes first", top_arguments,
         R"(local cards = game:top { count = 5 }
local energy = game:choose_card { from = cards, filter = { kind = "energy" }, min = 0 }
if energy then game:move { card = energy, to = "hand" } end
game:shuffle())",
         verbs::top),
    verb(changes, "bottom", "Card[]",
         "a player looks at the cards at the bottom of a deck; the lowest one comes first",
         top_arguments,
         R"(local lowest = game:bottom { count = 1 }[1]
if lowest and lowest.is_energy then game:attach { card = lowest, to = it.attacker } end)",
         verbs::bottom),
    verb(asks, "shuffle", "nil", "shuffles the deck", only_player,
         R"(local cards = game:top { count = 3 }
game:show { cards = cards }
game:shuffle())",
         verbs::shuffle),
    verb(changes, "look", "Card[]", "a player looks at all cards of a pile, or at some",
         look_arguments,
         R"(local hand = game:look { zone = "hand" }
game:damage { to = it.defender, amount = 10 * #hand })",
         verbs::look, "for `cards` that are not of one pile"),
    verb(asks, "arrange", "nil", "puts cards on top of their deck, or under it, in any order",
         arrange_arguments, R"(game:arrange { cards = game:top { count = 4 }, to = "deck_top" })",
         verbs::arrange, "for cards that are not of one deck"),
    verb(changes, "show", "nil", "shows cards to a player, or to both", show_arguments,
         R"(game:show { cards = it.opponent.hand, to = it.owner })", verbs::show, card_or_cards),
    verb(asks, "attach", "nil", "attaches cards from anywhere to a Pokémon", attach_arguments,
         R"(local energy = game:search { filter = { kind = "basic_energy" }, shuffle = false }
if #energy > 0 then game:attach { card = energy[1], to = it.attacker, as = "energy" } end
game:shuffle())",
         verbs::attach,
         "unless one of `card` and `cards` is given; for a card of the Pokémon `to` itself"),
    verb(asks, "move_energy", "nil", "moves attached Energy cards to another Pokémon",
         move_energy_arguments,
         R"(local target = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
if target then game:move_energy { cards = it.attacker.energy_cards, to = target } end)",
         verbs::move_energy,
         "unless one of `card` and `cards` is given; for a card that is not attached as Energy"),
    verb(asks, "discard_energy", "Card[]",
         "discards attached Energy cards, asking which: those discarded", discard_energy_arguments,
         R"(game:discard_energy { from = it.attacker, count = 2, filter = { type = "fire" } })",
         verbs::discard_energy),
    verb(asks, "rearrange_energy", "nil",
         "moves any number of attached Energy cards to other Pokémon, in any way the player likes",
         rearrange_arguments, R"(game:rearrange_energy { filter = { kind = "basic_energy" } })",
         verbs::rearrange_energy),
    verb(asks, "put_onto_bench", "boolean",
         "puts a Pokémon card onto its owner's Bench: whether it is there now. There may be no "
         "room, "
         "and a single part, a Pokémon LV.X or a Pokémon BREAK never goes there",
         only_card,
         R"(local basic = game:choose_card {
  zone = "discard",
  filter = { kind = "pokemon", stage = "basic" },
}
if basic then game:put_onto_bench { card = basic } end)",
         verbs::put_onto_bench, "for a card that is no Pokémon, or in play already"),
    verb(asks, "evolve", "nil",
         "evolves the Pokémon into the card, from wherever that is; not into a single part, nor "
         "into a Pokémon LV.X or BREAK of another Pokémon",
         evolve_arguments,
         R"(local found = game:search {
  filter = { kind = "pokemon", evolves_from = it.attacker.name },
  shuffle = false,
}
if #found > 0 then game:evolve { pokemon = it.attacker, card = found[1] } end
game:shuffle())",
         verbs::evolve, "for a card that is no Pokémon, or in play already"),
    verb(
        asks, "devolve", "nil", "takes off the newest Evolution card", devolve_arguments,
        R"(if it.defender.is_evolved then game:devolve { pokemon = it.defender, to = "hand" } end)",
        verbs::devolve),
    verb(asks, "level_down", "Card|nil",
         "takes off the card that levels the Pokémon up: that card; nil if there is none",
         level_down_arguments,
         R"(local target = game:choose_pokemon { from = it.opponent }
if target then game:level_down { pokemon = target, to = "deck" } end)",
         verbs::level_down),
    verb(asks, "return_to", "nil", "the Pokémon and all cards attached to it leave play",
         leave_arguments,
         R"(local target = game:choose_pokemon { from = it.opponent.bench }
if target then game:return_to { pokemon = target, to = "hand" } end)",
         verbs::return_to),
};

}  // namespace

std::span<const Member> card_verbs()
{
    return members;
}

}  // namespace ptcg::script
