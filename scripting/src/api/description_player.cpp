// Players.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;

constexpr auto H = HandleKind::player;

constexpr Argument zone_and_filter[] = {{"zone", word, false, "hand", &zone_list}, filter_argument};

constexpr Member members[] = {
    field(H, "active", "Pokemon|nil", "the Active Pokémon",
          R"(game:set_condition { on = it.opponent.active, condition = "poisoned" })",
          fields::player_active),
    field(H, "bench", "Pokemon[]", "the Bench from left to right",
          R"(for _, benched in ipairs(it.owner.bench) do
  game:heal { on = benched, counters = 1 }
end)",
          fields::player_bench),
    field(H, "pokemon", "Pokemon[]", "all in play, the Active one first",
          R"(for _, pokemon in ipairs(it.opponent.pokemon) do
  game:put_counters { on = pokemon, count = 1 }
end)",
          fields::player_pokemon),
    field(H, "hand", "Card[]", "the cards in hand",
          R"(game:show { cards = it.opponent.hand, to = it.owner })", fields::player_hand),
    field(H, "discard", "Card[]", "the discard pile, the oldest card first",
          R"(local pile = it.owner.discard
if #pile > 0 then game:move { card = pile[#pile], to = "deck_bottom" } end)",
          fields::player_discard),
    field(H, "opponent", "Player", "the other player",
          R"(game:draw { count = 1, player = it.defender.owner.opponent })",
          fields::player_opponent),
    field(H, "name", "string", "\"one\" or \"two\"", R"(assert(it.owner.name ~= it.opponent.name))",
          fields::player_name),
    field(H, "bench_count", "integer", "how many Pokémon are on the Bench",
          R"(card.attack["Example"] = {
  damage = function(game, it) return 10 * it.owner.bench_count end,
})",
          fields::player_bench_count),
    field(H, "hand_count", "integer", "how many cards are in hand",
          R"(if it.owner.hand_count < 4 then game:draw { count = 4 - it.owner.hand_count } end)",
          fields::player_hand_count),
    field(H, "deck_count", "integer", "how many cards are in the deck",
          R"(game:draw { count = math.min(2, it.owner.deck_count) })", fields::player_deck_count),
    field(H, "discard_count", "integer", "how many cards are in the discard pile",
          R"(if it.opponent.discard_count >= 10 then game:shuffle() end)",
          fields::player_discard_count),
    field(H, "prizes_left", "integer", "how many Prize cards are not taken yet",
          R"(if it.opponent.prizes_left < it.owner.prizes_left then
  game:damage { to = it.defender, amount = 20 }
end)",
          fields::player_prizes_left),
    field(H, "prizes_taken", "integer", "how many Prize cards the player has taken in this match",
          R"(card.attack["Example"] = {
  damage = function(game, it) return 20 * it.opponent.prizes_taken end,
})",
          fields::player_prizes_taken),
    field(H, "bench_space", "integer", "the room on the Bench",
          R"(game:search {
  filter = { kind = "pokemon", stage = "basic" },
  max = it.owner.bench_space,
  to = "bench",
})",
          fields::player_bench_space),
    field(H, "turns_taken", "integer", "how many turns the player has begun",
          R"(if it.owner.turns_taken == 1 then game:draw { count = 1 } end)",
          fields::player_turns_taken),
    field(H, "is_turn_player", "boolean", "it is this player's turn",
          R"(card.ability["Example"] = {
  damage_dealt = function(game, it)
    if it.owner.is_turn_player then return it.amount + 10 end
  end,
})",
          fields::player_is_turn_player),
    method(H, "cards", "Card[]", "the cards of a pile that fit", zone_and_filter,
           R"(local energy = it.owner:cards { zone = "discard", filter = { kind = "energy" } }
if #energy > 0 then game:move { cards = energy, to = "deck_top" } end
game:shuffle())",
           fields::player_cards),
    method(H, "count", "integer", "how many cards of a pile fit", zone_and_filter,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    return 10 * it.opponent:count { zone = "discard", filter = { kind = "pokemon" } }
  end,
})",
           fields::player_count),
    method(
        H, "pokemon_that_fit", "Pokemon[]", "the Pokémon in play that fit", only_filter,
        R"(game:heal { on = it.owner:pokemon_that_fit { filter = { type = "grass" } }, counters = 1 })",
        fields::player_pokemon_that_fit),
    method(H, "count_pokemon", "integer", "how many Pokémon in play fit", only_filter,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    return 10 * it.owner:count_pokemon { filter = { benched = true } }
  end,
})",
           fields::player_count_pokemon),
};

}  // namespace

std::span<const Member> player_members()
{
    return members;
}

}  // namespace ptcg::script
