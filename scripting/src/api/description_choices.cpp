// Verbs of chance, and verbs that ask a player.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;
using enum Act;

constexpr Argument flips_arguments[] = {{"count", integer, true}, player_argument};
constexpr Argument ask_arguments[] = {player_argument, purpose_argument("yes_no")};
constexpr Argument number_arguments[] = {
    {"low", integer, true}, {"high", integer, true}, player_argument};
constexpr Argument choose_arguments[] = {
    {"options", texts, true, "", nullptr, "what they are called, 2 to 12 texts"}, player_argument};
constexpr Argument choose_pokemon_arguments[] = {
    {"from", pokemon_source, true},    filter_argument, min_argument, max_argument, player_argument,
    purpose_argument("choose_pokemon")};
constexpr Argument choose_card_arguments[] = {
    {"zone", word, false, "", &zone_list, "the pile; this or `from`"},
    {"from", cards, false, "", nullptr, "some cards of one pile; this or `zone`"},
    of_argument,
    filter_argument,
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("choose_card")};
constexpr Argument choose_energy_arguments[] = {
    {"from", pokemon_source, true, "", nullptr, "whose attached Energy"},
    filter_argument,
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("discard_energy"),
    {"units", integer, false, "", nullptr,
     "instead of `min` and `max`: cards are picked one by one until they provide so many units of "
     "Energy"}};
constexpr Argument condition_arguments[] = {
    {"...", condition, true, "", nullptr, "those to choose from"}, player_argument};
constexpr Argument choose_attached_arguments[] = {
    {"from", pokemon_source, true, "", nullptr, "whose attached cards"},
    filter_argument,
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("discard")};
constexpr Argument choose_attack_arguments[] = {
    {"from", pokemon_source, false, "", nullptr, "Pokémon in play; this or `cards`"},
    {"cards", cards, false, "", nullptr, "Pokémon cards anywhere; this or `from`"},
    player_argument};
constexpr Argument choose_prize_arguments[] = {
    {"of", player, false, "player", nullptr, "whose Prize cards"},
    min_argument,
    max_argument,
    player_argument,
    purpose_argument("choose_card")};
constexpr Argument search_arguments[] = {
    {"zone", word, false, "deck", &zone_list},
    of_argument,
    filter_argument,
    {"min", integer, false, "0", nullptr, "1 for \"a card\", which must be taken if there is one"},
    max_argument,
    {"to", word_or_pokemon, false, "they stay", &place_list,
     "a place, or the Pokémon they are attached to as Energy"},
    {"top", integer, false, "the whole pile", nullptr, "only so many cards on top of the deck"},
    {"rest", word, false, "deck", &rest_list, "with `top`: the cards not taken"},
    {"show", boolean, false, "false", nullptr, "the cards taken, to the opponent"},
    {"shuffle", boolean, false, "true", nullptr, "a deck, afterwards"},
    player_argument};
constexpr Argument random_arguments[] = {{"of", player, false, "it.owner", nullptr, "whose cards"},
                                         {"zone", word, false, "hand", &zone_list},
                                         count_argument};

constexpr Member members[] = {
    verb(
        asks, "flip", "boolean", "flips a coin: true for heads", only_player,
        R"(if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end)",
        verbs::flip),
    verb(asks, "flips", "integer", "flips coins: how many heads", flips_arguments,
         R"(card.attack["Example"] = {
  damage = function(game, it) return 20 * game:flips { count = 2 } end,
})",
         verbs::flips),
    verb(asks, "flips_until_tails", "integer", "flips until tails: how many heads", only_player,
         R"(card.attack["Example"] = {
  damage = function(game, it) return 30 * game:flips_until_tails() end,
})",
         verbs::flips_until_tails),
    verb(asks, "ask", "boolean", "asks \"do you want to?\"", ask_arguments,
         R"(if game:ask() then game:shuffle() end)", verbs::ask),
    verb(asks, "choose_number", "integer", "asks for a number", number_arguments,
         R"(local count = game:choose_number { low = 0, high = 3 }
game:draw { count = count })",
         verbs::choose_number, "unless `high` is from `low` to `low` + 200"),
    verb(asks, "choose", "string", "asks for one of several things; answers what it is called",
         choose_arguments,
         R"(if game:choose { options = { "Draw a card", "Heal" } } == "Heal" then
  game:heal { on = it.attacker, counters = 3 }
else
  game:draw { count = 1 }
end)",
         verbs::choose,
         "unless `options` are 2 to 12 different texts of at most 60 characters, none of them "
         "hidden"),
    verb(asks, "choose_pokemon", "Pokemon|Pokemon[]|nil",
         "asks for Pokémon in play; answers a Pokémon or nil, or a list if `max` is not 1",
         choose_pokemon_arguments,
         R"(local target = game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
if target then game:damage { to = target, amount = 20 } end)",
         verbs::choose_pokemon, min_over_max),
    verb(asks, "choose_card", "Card|Card[]|nil",
         "asks for cards of a pile, or for some of those in a list; answers a card or nil, or a "
         "list if `max` is not 1",
         choose_card_arguments,
         R"(local energy = game:choose_card {
  zone = "discard",
  filter = { kind = "basic_energy" },
  purpose = "attach",
}
if energy then game:attach { card = energy, to = it.attacker } end)",
         verbs::choose_card,
         "unless one of `zone` and `from` is given; if `from` holds cards of two piles, or cards "
         "in play; if `min` is below 0 or above `max`"),
    verb(asks, "choose_energy", "Card|Card[]|nil",
         "asks for attached Energy cards; answers a card or nil, or a list if `max` is not 1 or "
         "`units` is given",
         choose_energy_arguments,
         R"(local energy = game:choose_energy { from = it.attacker, purpose = "move_energy" }
local target = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
if energy and target then game:move_energy { card = energy, to = target } end)",
         verbs::choose_energy,
         "if `min` is below 0 or above `max`; if `units` is given with one of them"),
    verb(asks, "choose_attached", "Card|Card[]|nil",
         "asks for cards attached to Pokémon, Energy or not; answers a card or nil, or a list if "
         "`max` is not 1",
         choose_attached_arguments,
         R"(local tool = game:choose_attached { from = it.opponent, filter = { kind = "tool" } }
if tool then game:discard { card = tool } end)",
         verbs::choose_attached, min_over_max),
    verb(asks, "choose_prize", "Card|Card[]|nil",
         "asks for Prize cards, which stay face down; answers a card or nil, or a list if `max` is "
         "not 1",
         choose_prize_arguments,
         R"(local prize = game:choose_prize()
if prize then game:look { cards = { prize }, player = it.owner } end)",
         verbs::choose_prize, min_over_max),
    verb(asks, "choose_condition", "Condition", "asks for a Special Condition", condition_arguments,
         R"(local condition = game:choose_condition { "asleep", "poisoned" }
game:set_condition { on = it.defender, condition = condition })",
         verbs::choose_condition, "without a Special Condition to choose from"),
    verb(asks, "choose_attack", "Attack|nil", "asks for an attack of these Pokémon",
         choose_attack_arguments,
         R"(local attack = game:choose_attack { from = it.opponent.bench }
if attack then game:perform { attack = attack } end)",
         verbs::choose_attack),
    verb(asks, "search", "Card[]",
         "looks through a pile, takes cards and puts them to `to`; shuffles a deck afterwards",
         search_arguments,
         R"(game:search {
  filter = { kind = "pokemon", stage = "basic" },
  max = 2,
  to = "bench",
})",
         verbs::search, min_over_max),
    verb(asks, "random_cards", "Card[]", "picks cards without looking", random_arguments,
         R"(local picked = game:random_cards { of = it.opponent }
game:discard { cards = picked })",
         verbs::random_cards),
};

}  // namespace

std::span<const Member> choice_verbs()
{
    return members;
}

}  // namespace ptcg::script
