// `game`: what can be read of the match.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;

constexpr auto H = HandleKind::game;

constexpr Argument memory_arguments[] = {
    {"what", word, true, "", &memory_list},
    {"when", word, false, "this_turn", &when_list},
    {"player", player, false, "it.owner", nullptr, "who did it, or whose Pokémon it was"},
    {"pokemon", pokemon, false, "any", nullptr, "the Pokémon it is about"},
    {"name", text, false, "any", nullptr, "of the card; of the attack that was used"},
    {"filter", filter, false, "any", nullptr, "the card, by what is printed on it"},
    {"harm", word, false, "any", &harm_list, "of \"knocked_out\""}};

constexpr Member members[] = {
    field(H, "turn", "integer", "1 for the first turn; 0 during setup",
          R"(if game.turn <= 2 then game:draw { count = 1 } end)", fields::game_turn),
    field(H, "turn_player", "Player", "whose turn it is",
          R"(game:discard_top { count = 1, player = game.turn_player.opponent })",
          fields::game_turn_player),
    field(H, "stadium", "Card|nil", "the Stadium in play",
          R"(if game.stadium then game:discard { card = game.stadium } end)", fields::game_stadium),
    method(H, "happened", "boolean", "has it happened? Nothing is remembered of earlier turns",
           memory_arguments,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    if game:happened { what = "played", filter = { kind = "supporter" } } then
      return it.attack.damage + 30
    end
  end,
})",
           verbs::happened),
    method(H, "how_often", "integer", "how often it has happened", memory_arguments,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    return 30 * game:how_often { what = "knocked_out", when = "opponents_last_turn" }
  end,
})",
           verbs::how_often),
    method(H, "how_much", "integer",
           "how much it was in all: points of \"damaged\", Prize cards of \"prizes_taken\"",
           memory_arguments,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    return game:how_much {
      what = "damaged",
      pokemon = it.attacker,
      when = "opponents_last_turn",
    }
  end,
})",
           verbs::how_much),
};

}  // namespace

std::span<const Member> game_members()
{
    return members;
}

}  // namespace ptcg::script
