// The whole card API in one table: what scripts may read and do, with which arguments. Argument
// checks, editor stubs and the reference all come from here.

#include <array>

#include "api.hpp"
#include "api_words.hpp"

namespace ptcg::script {

namespace {

using enum ArgumentType;
using A = Argument;

constexpr A player_argument{"player", player, false, "it.owner", {}};
constexpr A of_argument{"of", player, false, "it.owner", {}};
constexpr A filter_argument{"filter", filter, false, "any", {}};
constexpr A min_argument{"min", integer, false, "1", {}};
constexpr A max_argument{"max", integer, false, "1", {}};
constexpr A card_argument{"card", card, false, "", {}};
constexpr A cards_argument{"cards", cards, false, "", {}};
constexpr A required_card{"card", card, true, "", {}};
constexpr A on_argument{"on", pokemon, true, "", {}};
constexpr A pokemon_argument{"pokemon", pokemon, true, "", {}};
constexpr A count_argument{"count", integer, false, "1", {}};

constexpr A purpose_argument(std::string_view fallback)
{
    return {"purpose", word, false, fallback, purpose_words};
}

constexpr A only_player[] = {player_argument};
constexpr A flips_arguments[] = {{"count", integer, true, "", {}}, player_argument};
constexpr A ask_arguments[] = {player_argument, purpose_argument("yes_no")};
constexpr A number_arguments[] = {
    {"low", integer, true, "", {}}, {"high", integer, true, "", {}}, player_argument};
constexpr A choose_pokemon_arguments[] = {{"from", pokemon_source, true, "", {}},
                                          filter_argument,
                                          min_argument,
                                          max_argument,
                                          player_argument,
                                          purpose_argument("choose_pokemon")};
constexpr A choose_card_arguments[] = {{"zone", word, false, "", zone_words},
                                       {"from", cards, false, "", {}},
                                       of_argument,
                                       filter_argument,
                                       min_argument,
                                       max_argument,
                                       player_argument,
                                       purpose_argument("choose_card")};
constexpr A choose_energy_arguments[] = {{"from", pokemon_source, true, "", {}},
                                         filter_argument,
                                         min_argument,
                                         max_argument,
                                         player_argument,
                                         purpose_argument("discard_energy")};
constexpr A condition_arguments[] = {{"...", condition, true, "", {}}, player_argument};
constexpr A choose_attack_arguments[] = {{"from", pokemon_source, true, "", {}}, player_argument};
constexpr A search_arguments[] = {{"zone", word, false, "deck", zone_words},
                                  of_argument,
                                  filter_argument,
                                  {"min", integer, false, "0", {}},
                                  max_argument,
                                  {"to", word, false, "they stay", place_words},
                                  {"show", boolean, false, "false", {}},
                                  {"shuffle", boolean, false, "true", {}},
                                  player_argument};
constexpr A count_arguments[] = {count_argument, player_argument};
constexpr A top_arguments[] = {
    count_argument, player_argument, {"of", player, false, "player", {}}};
constexpr A move_arguments[] = {card_argument, cards_argument, {"to", word, true, "", place_words}};
constexpr A discard_arguments[] = {card_argument, cards_argument};
constexpr A random_arguments[] = {
    of_argument, {"zone", word, false, "hand", zone_words}, count_argument};
constexpr A show_arguments[] = {card_argument, cards_argument, {"to", player, false, "all", {}}};
constexpr A attach_arguments[] = {
    required_card, {"to", pokemon, true, "", {}}, {"as", word, false, "energy", role_words}};
constexpr A move_energy_arguments[] = {
    card_argument, cards_argument, {"to", pokemon, true, "", {}}};
constexpr A discard_energy_arguments[] = {{"from", pokemon, true, "", {}},
                                          {"count", integer_or_all, false, "1", {}},
                                          filter_argument,
                                          player_argument};
constexpr A damage_arguments[] = {{"to", pokemon, true, "", {}},
                                  {"amount", integer, true, "", {}},
                                  {"weakness", boolean, false, "true", {}},
                                  {"resistance", boolean, false, "true", {}},
                                  {"effects", boolean, false, "true", {}}};
constexpr A put_counters_arguments[] = {on_argument, {"count", integer, true, "", {}}};
constexpr A heal_arguments[] = {on_argument, {"counters", integer_or_all, true, "", {}}};
constexpr A set_condition_arguments[] = {on_argument, {"condition", condition, true, "", {}}};
constexpr A only_on[] = {on_argument};
constexpr A switch_arguments[] = {{"to", pokemon, true, "", {}}};
constexpr A only_card[] = {required_card};
constexpr A evolve_arguments[] = {pokemon_argument, required_card};
constexpr A leave_arguments[] = {pokemon_argument, {"to", word, false, "hand", pile_place_words}};
constexpr A only_pokemon[] = {pokemon_argument};
constexpr A lasting_arguments[] = {
    {"kind", word, false, "", lasting_words},         {"name", text, false, "", {}},
    {"on", pokemon_or_player, false, "the game", {}}, {"value", integer, false, "0", {}},
    {"attack", attack_or_name, false, "", {}},        {"ends", word, true, "", until_words}};
constexpr A end_effects_arguments[] = {on_argument, {"all", boolean, false, "false", {}}};
constexpr A only_attack[] = {{"attack", attack, true, "", {}}};
constexpr A instead_arguments[] = {{"knocked_out", boolean, false, "false", {}}};
constexpr A zone_and_filter[] = {{"zone", word, false, "hand", zone_words}, filter_argument};
constexpr A only_filter[] = {filter_argument};
constexpr A filter_value[] = {{"filter", filter, true, "", {}}};
constexpr A type_value[] = {{"type", type, true, "", {}}};
constexpr A condition_value[] = {{"condition", condition, true, "", {}}};

constexpr Member field(HandleKind owner, std::string_view name, std::string_view answers,
                       std::string_view doc, int (*run)(Call&))
{
    return {.owner = owner,
            .name = name,
            .answers = answers,
            .doc = doc,
            .arguments = {},
            .example = {},
            .run = run};
}

constexpr Member method(HandleKind owner, std::string_view name, std::string_view answers,
                        std::string_view doc, std::span<const Argument> arguments,
                        std::string_view example, int (*run)(Call&), bool positional = false)
{
    return {.owner = owner,
            .name = name,
            .method = true,
            .positional = positional,
            .answers = answers,
            .doc = doc,
            .arguments = arguments,
            .example = example,
            .run = run};
}

constexpr Member verb(Act act, std::string_view name, std::string_view answers,
                      std::string_view doc, std::span<const Argument> arguments,
                      std::string_view example, int (*run)(Call&))
{
    return {.owner = HandleKind::game,
            .name = name,
            .method = true,
            .act = act,
            .answers = answers,
            .doc = doc,
            .arguments = arguments,
            .example = example,
            .run = run};
}

using H = HandleKind;
using enum Act;

constexpr Member members[] = {
    // ---- it: the call in progress -------------------------------------------------------------
    field(H::context, "self", "Pokemon|nil", "the Pokémon this text is on", fields::it_self),
    field(H::context, "owner", "Player", "whose text this is", fields::it_owner),
    field(H::context, "opponent", "Player", "the owner's opponent", fields::it_opponent),
    field(H::context, "player", "Player|nil", "who does what the event is about",
          fields::it_player),
    field(H::context, "attacker", "Pokemon|nil", "the attacking Pokémon", fields::it_attacker),
    field(H::context, "defender", "Pokemon|nil",
          "in an attack the opponent's Active Pokémon; elsewhere who is damaged",
          fields::it_defender),
    field(H::context, "target", "Pokemon|nil", "the Pokémon the event is about", fields::it_target),
    field(H::context, "card", "Card|nil", "the card the event is about, else the card of this text",
          fields::it_card),
    field(H::context, "amount", "integer", "damage, cost, HP ...: what a query starts from",
          fields::it_amount),
    field(H::context, "value", "integer", "the number stored with a lasting effect",
          fields::it_value),
    field(H::context, "attack", "Attack|nil", "the attack used", fields::it_attack),
    field(H::context, "from_hand", "boolean", "the card came from the hand", fields::it_from_hand),

    field(H::context, "harm", "string|nil",
          "what harmed the target: attack_damage, attack_effect, other_effect or checkup",
          fields::it_harm),

    // ---- game: the match ----------------------------------------------------------------------
    field(H::game, "turn", "integer", "1 for the first turn; 0 during setup", fields::game_turn),
    field(H::game, "turn_player", "Player", "whose turn it is", fields::game_turn_player),
    field(H::game, "has_stadium", "boolean", "a Stadium is in play", fields::game_has_stadium),

    // ---- game: verbs --------------------------------------------------------------------------
    verb(asks, "flip", "boolean", "flips a coin: true for heads", only_player,
         "if game:flip() then ... end", verbs::flip),
    verb(asks, "flips", "integer", "flips coins: how many heads", flips_arguments,
         "return 20 * game:flips { count = 2 }", verbs::flips),
    verb(asks, "flips_until_tails", "integer", "flips until tails: how many heads", only_player,
         "return 30 * game:flips_until_tails()", verbs::flips_until_tails),
    verb(asks, "ask", "boolean", "do you want to?", ask_arguments, "if game:ask() then ... end",
         verbs::ask),
    verb(asks, "choose_number", "integer", "which number", number_arguments,
         "local n = game:choose_number { low = 0, high = 3 }", verbs::choose_number),
    verb(asks, "choose_pokemon", "Pokemon|Pokemon[]|nil", "which Pokémon; a list if `max` is not 1",
         choose_pokemon_arguments, "local p = game:choose_pokemon { from = it.opponent.bench }",
         verbs::choose_pokemon),
    verb(asks, "choose_card", "Card|Card[]|nil", "which cards of a pile; a list if `max` is not 1",
         choose_card_arguments, "local c = game:choose_card { zone = \"discard\" }",
         verbs::choose_card),
    verb(asks, "choose_energy", "Card|Card[]|nil",
         "which attached Energy cards; a list if `max` is not 1", choose_energy_arguments,
         "local e = game:choose_energy { from = it.self }", verbs::choose_energy),
    verb(asks, "choose_condition", "string", "which Special Condition", condition_arguments,
         "local c = game:choose_condition { \"asleep\", \"poisoned\" }", verbs::choose_condition),
    verb(asks, "choose_attack", "Attack|nil", "which attack of these Pokémon",
         choose_attack_arguments, "local a = game:choose_attack { from = it.defender }",
         verbs::choose_attack),
    verb(asks, "search", "Card[]", "looks through a pile and takes cards", search_arguments,
         "game:search { filter = basic, to = \"bench\" }", verbs::search),
    verb(changes, "draw", "integer", "draws cards: how many there were", count_arguments,
         "game:draw { count = 3 }", verbs::draw),
    verb(asks, "move", "nil", "moves cards of piles, or attached ones", move_arguments,
         "game:move { cards = found, to = \"hand\" }", verbs::move),
    verb(asks, "discard", "nil", "puts cards into their owners' discard piles", discard_arguments,
         "game:discard { card = energy }", verbs::discard),
    verb(asks, "discard_top", "Card[]", "discards from the top of the deck", count_arguments,
         "game:discard_top { count = 2, player = it.opponent }", verbs::discard_top),
    verb(changes, "top", "Card[]", "the player looks at the top cards; the top one is first",
         top_arguments, "local cards = game:top { count = 5 }", verbs::top),
    verb(asks, "shuffle", "nil", "shuffles the deck", only_player, "game:shuffle()",
         verbs::shuffle),
    verb(asks, "random_cards", "Card[]", "picks cards without looking", random_arguments,
         "local c = game:random_cards { of = it.opponent }", verbs::random_cards),
    verb(changes, "show", "nil", "shows cards to a player, or to all", show_arguments,
         "game:show { cards = found }", verbs::show),
    verb(asks, "attach", "nil", "attaches a card from anywhere", attach_arguments,
         "game:attach { card = energy, to = it.self }", verbs::attach),
    verb(asks, "move_energy", "nil", "moves attached Energy to another Pokémon",
         move_energy_arguments, "game:move_energy { card = energy, to = target }",
         verbs::move_energy),
    verb(asks, "discard_energy", "Card[]", "discards attached Energy cards, asking which",
         discard_energy_arguments, "game:discard_energy { from = it.self, count = 2 }",
         verbs::discard_energy),
    verb(asks, "damage", "integer", "damage of this attack: the points done", damage_arguments,
         "game:damage { to = target, amount = 20 }", verbs::damage),
    verb(asks, "put_counters", "nil", "puts damage counters on a Pokémon; that is no damage",
         put_counters_arguments, "game:put_counters { on = it.defender, count = 2 }",
         verbs::put_counters),
    verb(asks, "heal", "integer", "removes damage counters: how many", heal_arguments,
         "game:heal { on = it.self, counters = 2 }", verbs::heal),
    verb(asks, "set_condition", "nil", "sets a Special Condition", set_condition_arguments,
         "game:set_condition { on = it.defender, condition = \"asleep\" }", verbs::set_condition),
    verb(asks, "remove_conditions", "nil", "removes all Special Conditions", only_on,
         "game:remove_conditions { on = it.self }", verbs::remove_conditions),
    verb(asks, "switch", "nil", "the Benched Pokémon becomes its owner's Active one",
         switch_arguments, "game:switch { to = target }", verbs::switch_active),
    verb(asks, "put_onto_bench", "boolean", "puts a Pokémon card onto its owner's Bench", only_card,
         "game:put_onto_bench { card = basic }", verbs::put_onto_bench),
    verb(asks, "evolve", "nil", "evolves the Pokémon into the card", evolve_arguments,
         "game:evolve { pokemon = it.self, card = found }", verbs::evolve),
    verb(asks, "devolve", "nil", "takes off the newest Evolution card", leave_arguments,
         "game:devolve { pokemon = it.defender }", verbs::devolve),
    verb(asks, "knock_out", "nil", "Knocks the Pokémon Out by effect", only_pokemon,
         "game:knock_out { pokemon = it.defender }", verbs::knock_out),
    verb(asks, "return_to", "nil", "the Pokémon and all cards attached to it leave play",
         leave_arguments, "game:return_to { pokemon = it.self, to = \"hand\" }", verbs::return_to),
    verb(asks, "lasting", "nil", "starts an effect that lasts", lasting_arguments,
         "game:lasting { kind = \"no_retreat\", on = it.defender, ends = \"opponents_next_turn\" }",
         verbs::lasting),
    verb(asks, "end_effects", "nil", "ends effects of attacks on it; `all`: every lasting effect",
         end_effects_arguments, "game:end_effects { on = it.self }", verbs::end_effects),
    verb(asks, "perform", "nil", "performs an attack as a copy (NAME-10)", only_attack,
         "game:perform { attack = copied }", verbs::perform),
    verb(asks, "perform_trainer", "nil", "uses a Trainer card's effect as that of this text",
         only_card, "game:perform_trainer { card = found[1] }", verbs::perform_trainer),
    verb(changes, "instead", "nil", "in a replacement: takes the event's place", instead_arguments,
         "game:instead { knocked_out = true }", verbs::instead),
    verb(changes, "end_turn", "nil", "ends the turn after this effect", {}, "game:end_turn()",
         verbs::end_turn),
    verb(changes, "win", "nil", "the player wins", only_player, "game:win { player = it.owner }",
         verbs::win),

    // ---- players ------------------------------------------------------------------------------
    field(H::player, "active", "Pokemon|nil", "the Active Pokémon", fields::player_active),
    field(H::player, "bench", "Pokemon[]", "the Bench from left to right", fields::player_bench),
    field(H::player, "pokemon", "Pokemon[]", "all in play, the Active one first",
          fields::player_pokemon),
    field(H::player, "hand", "Card[]", "the cards in hand", fields::player_hand),
    field(H::player, "discard", "Card[]", "the discard pile, the oldest card first",
          fields::player_discard),
    field(H::player, "opponent", "Player", "the other player", fields::player_opponent),
    field(H::player, "name", "string", "\"one\" or \"two\"", fields::player_name),
    field(H::player, "bench_count", "integer", "Pokémon on the Bench", fields::player_bench_count),
    field(H::player, "hand_count", "integer", "cards in hand", fields::player_hand_count),
    field(H::player, "deck_count", "integer", "cards in the deck", fields::player_deck_count),
    field(H::player, "discard_count", "integer", "cards in the discard pile",
          fields::player_discard_count),
    field(H::player, "prizes_left", "integer", "Prize cards not taken yet",
          fields::player_prizes_left),
    field(H::player, "bench_space", "integer", "room on the Bench", fields::player_bench_space),
    field(H::player, "turns_taken", "integer", "turns begun", fields::player_turns_taken),
    field(H::player, "is_turn_player", "boolean", "it is this player's turn",
          fields::player_is_turn_player),
    method(H::player, "cards", "Card[]", "cards of a pile that fit", zone_and_filter,
           "it.owner:cards { zone = \"discard\", filter = basic_energy }", fields::player_cards),
    method(H::player, "count", "integer", "how many cards of a pile fit", zone_and_filter,
           "it.owner:count { zone = \"hand\" }", fields::player_count),

    // ---- Pokémon ------------------------------------------------------------------------------
    field(H::pokemon, "name", "string", "its rules name", fields::pokemon_name),
    field(H::pokemon, "owner", "Player", "whose it is", fields::pokemon_owner),
    field(H::pokemon, "card", "Card", "its top card", fields::pokemon_card),
    field(H::pokemon, "cards", "Card[]", "all its cards in the order they came",
          fields::pokemon_cards),
    field(H::pokemon, "hp", "integer", "Hit Points with all effects", fields::pokemon_hp),
    field(H::pokemon, "remaining_hp", "integer", "Hit Points less damage",
          fields::pokemon_remaining_hp),
    field(H::pokemon, "damage", "integer", "damage on it, in points", fields::pokemon_damage),
    field(H::pokemon, "counters", "integer", "damage counters on it", fields::pokemon_counters),
    field(H::pokemon, "is_active", "boolean", "it is in the Active Spot",
          fields::pokemon_is_active),
    field(H::pokemon, "is_benched", "boolean", "it is on the Bench", fields::pokemon_is_benched),
    field(H::pokemon, "is_evolved", "boolean", "it has a Pokémon under it (CARD-09)",
          fields::pokemon_is_evolved),
    field(H::pokemon, "is_damaged", "boolean", "it has damage counters",
          fields::pokemon_is_damaged),
    field(H::pokemon, "has_tool", "boolean", "a Pokémon Tool is attached",
          fields::pokemon_has_tool),
    field(H::pokemon, "has_any_condition", "boolean", "it has a Special Condition",
          fields::pokemon_has_any_condition),
    field(H::pokemon, "energy_cards", "Card[]", "the Energy cards attached",
          fields::pokemon_energy_cards),
    field(H::pokemon, "energy_total", "integer", "units of Energy they provide",
          fields::pokemon_energy_total),
    field(H::pokemon, "retreat_cost", "integer", "symbols of its Retreat Cost",
          fields::pokemon_retreat_cost),
    field(H::pokemon, "attacks", "Attack[]", "its attacks", fields::pokemon_attacks),
    method(H::pokemon, "energy", "integer", "units of Energy of a type", type_value,
           "it.self:energy(\"fire\")", fields::pokemon_energy, true),
    method(H::pokemon, "has_condition", "boolean", "it has this Special Condition", condition_value,
           "it.defender:has_condition(\"asleep\")", fields::pokemon_has_condition, true),
    method(H::pokemon, "is_type", "boolean", "it is of this type", type_value,
           "it.target:is_type(\"fire\")", fields::pokemon_is_type, true),
    method(H::pokemon, "matches", "boolean", "it fits the filter", filter_value,
           "it.target:matches { evolved = true }", fields::pokemon_matches, true),
    method(H::pokemon, "energy_cards_of", "Card[]", "attached Energy cards that fit", only_filter,
           "it.self:energy_cards_of { filter = lightning }", fields::pokemon_energy_cards_of),

    // ---- cards --------------------------------------------------------------------------------
    field(H::card, "name", "string", "its rules name", fields::card_name),
    field(H::card, "id", "string", "\"dp3-25\"", fields::card_id),
    field(H::card, "owner", "Player", "in whose deck it began", fields::card_owner),
    field(H::card, "is_pokemon", "boolean", "it is a Pokémon card", fields::card_is_pokemon),
    field(H::card, "is_trainer", "boolean", "it is a Trainer card", fields::card_is_trainer),
    field(H::card, "is_supporter", "boolean", "it is a Supporter card", fields::card_is_supporter),
    field(H::card, "is_energy", "boolean", "it is an Energy card", fields::card_is_energy),
    field(H::card, "is_basic_energy", "boolean", "it is a basic Energy card",
          fields::card_is_basic_energy),
    field(H::card, "hp", "integer", "the printed Hit Points", fields::card_hp),
    field(H::card, "pokemon", "Pokemon|nil", "the Pokémon it is attached to or part of",
          fields::card_pokemon),
    method(H::card, "matches", "boolean", "it fits the filter", filter_value,
           "card:matches { kind = \"energy\" }", fields::card_matches, true),
    method(H::card, "is_type", "boolean", "a Pokémon of the type, or Energy providing it",
           type_value, "card:is_type(\"fire\")", fields::card_is_type, true),

    // ---- attacks ------------------------------------------------------------------------------
    field(H::attack, "name", "string", "its name", fields::attack_name),
    field(H::attack, "damage", "integer", "the printed damage", fields::attack_damage),
    field(H::attack, "pokemon", "Pokemon|nil", "whose attack it is", fields::attack_pokemon),
    field(H::attack, "cost_total", "integer", "symbols of its cost", fields::attack_cost_total),
};

static_assert(std::size(members) <= first_callback - first_method);

}  // namespace

std::span<const Member> api_members()
{
    return members;
}

}  // namespace ptcg::script
