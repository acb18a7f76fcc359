// Players in the card API.

#include <algorithm>

#include "api/rows.hpp"

namespace ptcg::script::fields {

namespace {

using namespace arguments;

const PlayerTable& table_of(Call& call)
{
    return call.game.player(call.own_player());
}

int push_pile(Call& call, Zone zone, const Selector* selector)
{
    const Pile& pile = table_of(call).pile(zone);
    CardList cards;
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (selector == nullptr || selector->fits(pile.cards[i])) cards.add(pile.cards[i]);
    }
    // "Your hand" has an owner even without cards; "those Energy cards" does not.
    return selector == nullptr ? push(call, cards, call.own_player()) : push(call, cards);
}

int push_pile_count(Call& call, Zone zone)
{
    return push(call.L, static_cast<int>(table_of(call).pile(zone).count));
}

int player_active(Call& call)
{
    return push(call, table_of(call).active);
}

int player_bench(Call& call)
{
    const PlayerTable& player = table_of(call);
    SlotList list;
    for (std::size_t i = 0; i < player.bench_count; ++i) list.add(player.bench[i]);
    return push(call, list);
}

int player_pokemon(Call& call)
{
    return push(call, call.game.pokemon_of(call.own_player()));
}

int player_hand(Call& call)
{
    return push_pile(call, Zone::hand, nullptr);
}

int player_discard(Call& call)
{
    return push_pile(call, Zone::discard, nullptr);
}

int player_opponent(Call& call)
{
    return push(call, opponent_of(call.own_player()));
}

int player_name(Call& call)
{
    using namespace std::string_view_literals;
    return push(call.L, call.own_player() == PlayerId::one ? "one"sv : "two"sv);
}

int player_bench_count(Call& call)
{
    return push(call.L, static_cast<int>(table_of(call).bench_count));
}

int player_hand_count(Call& call)
{
    return push_pile_count(call, Zone::hand);
}

int player_deck_count(Call& call)
{
    return push_pile_count(call, Zone::deck);
}

int player_discard_count(Call& call)
{
    return push_pile_count(call, Zone::discard);
}

int player_prizes_left(Call& call)
{
    return push_pile_count(call, Zone::prizes);
}

int player_prizes_taken(Call& call)
{
    const int left = table_of(call).pile(Zone::prizes).count;
    return push(call.L, std::max(0, call.game.table().prizes_at_start - left));
}

int player_bench_space(Call& call)
{
    const int space = call.game.bench_limit(call.own_player()) - table_of(call).bench_count;
    return push(call.L, space > 0 ? space : 0);
}

int player_turns_taken(Call& call)
{
    return push(call.L, static_cast<int>(table_of(call).turns_taken));
}

int player_is_turn_player(Call& call)
{
    return push(call.L, call.game.table().turn_player == call.own_player());
}

int player_in_own_turn(Call& call)
{
    const bool own = call.game.table().turn_player == call.own_player();
    return push(call.L, own && !call.game.between_turns());
}

CardList attached_to_all(Call& call, Role role)
{
    CardList cards;
    for (SlotId slot : call.game.pokemon_of(call.own_player())) {
        for (CardIndex card : call.game.cards_of(slot, role)) cards.add(card);
    }
    return cards;
}

int player_energy_cards(Call& call)
{
    return push(call, attached_to_all(call, Role::energy));
}

int player_tools(Call& call)
{
    return push(call, attached_to_all(call, Role::tool));
}

constexpr Argument place_and_filter[] = {placed({"place", word, true, "", &holding_list}),
                                         filter_place};

/// Returns the pile that the word names, or `none` for Pokémon.
Zone pile_named(Takes<place_and_filter> args)
{
    const std::size_t word = args["place"].word();
    return word < zone_values.size() ? zone_values[word] : Zone::none;
}

SlotList pokemon_named(Call& call, Takes<place_and_filter> args)
{
    const bool bench_only = args["place"].word() > zone_values.size();
    const Selector selector = args["filter"].selector();
    SlotList list;
    for (SlotId slot : call.game.pokemon_of(call.own_player())) {
        if (bench_only && call.game.is_active(slot)) continue;
        if (selector.fits(slot)) list.add(slot);
    }
    return list;
}

int player_find(Call& call, Takes<place_and_filter> args)
{
    const Zone zone = pile_named(args);
    if (zone == Zone::none) return push(call, pokemon_named(call, args));
    const Selector selector = args["filter"].selector();
    return push_pile(call, zone, args["filter"].given() ? &selector : nullptr);
}

int player_count(Call& call, Takes<place_and_filter> args)
{
    const Zone zone = pile_named(args);
    if (zone == Zone::none) return push(call.L, static_cast<int>(pokemon_named(call, args).count));
    return push(call.L, args["filter"].selector().count(call.own_player(), zone));
}

constexpr Member rows_of_player[] = {
    on_player.field("active", "Pokemon|nil", "the Active Pokémon",
                    R"(game:set_condition(it.opponent.active, "poisoned"))", player_active),
    on_player.field("bench", "Pokemon[]", "the Bench from left to right",
                    R"(for _, benched in ipairs(it.owner.bench) do
  game:heal(benched, 10)
end)",
                    player_bench),
    on_player.field("pokemon", "Pokemon[]", "all Pokémon in play, the Active Pokémon first",
                    R"(for _, pokemon in ipairs(it.opponent.pokemon) do
  game:put_counters(pokemon, 1)
end)",
                    player_pokemon),
    on_player.field("hand", "Card[]", "the cards in hand",
                    R"(game:show(it.opponent.hand, { to = it.owner }))", player_hand),
    on_player.field("discard", "Card[]", "the discard pile, the oldest card first",
                    R"(local pile = it.owner.discard
if #pile > 0 then game:move(pile[#pile], "deck_bottom") end)",
                    player_discard),
    on_player.field("opponent", "Player", "the other player",
                    R"(game:draw(1, it.defender.owner.opponent))", player_opponent),
    on_player.field("name", "string", "\"one\" or \"two\"",
                    R"(assert(it.owner.name ~= it.opponent.name))", player_name),
    on_player.field("bench_count", "integer", "how many Pokémon are on the Bench",
                    R"(card.attack["Example"] = {
  damage = function(game, it) return 10 * it.owner.bench_count end,
})",
                    player_bench_count),
    on_player.field("hand_count", "integer", "how many cards are in hand",
                    R"(if it.owner.hand_count < 4 then game:draw(4 - it.owner.hand_count) end)",
                    player_hand_count),
    on_player.field("deck_count", "integer", "how many cards are in the deck",
                    R"(game:draw(math.min(2, it.owner.deck_count)))", player_deck_count),
    on_player.field("discard_count", "integer", "how many cards are in the discard pile",
                    R"(if it.opponent.discard_count >= 10 then game:shuffle() end)",
                    player_discard_count),
    on_player.field("prizes_left", "integer", "how many Prize cards are left",
                    R"(if it.opponent.prizes_left < it.owner.prizes_left then
  game:damage(it.defender, 20)
end)",
                    player_prizes_left),
    on_player.field("prizes_taken", "integer",
                    "how many Prize cards the player has taken in this match",
                    R"(card.attack["Example"] = {
  damage = function(game, it) return 20 * it.opponent.prizes_taken end,
})",
                    player_prizes_taken),
    on_player.field(
        "bench_space", "integer", "how many more Pokémon there is room for on the Bench",
        R"(game:search { "pokemon", stage = "basic", max = it.owner.bench_space, to = "bench" })",
        player_bench_space),
    on_player.field("turns_taken", "integer", "how many turns the player has begun",
                    R"(if it.owner.turns_taken == 1 then game:draw() end)", player_turns_taken),
    on_player.field("is_turn_player", "boolean", "whether it is this player's turn",
                    R"(card.ability["Example"] = {
  damage_dealt = function(game, it)
    if it.owner.is_turn_player then return it.amount + 10 end
  end,
})",
                    player_is_turn_player),
    on_player.field("in_own_turn", "boolean",
                    "whether it is this player's turn, and not the Pokémon Checkup after it",
                    R"(card.ability["Example"] = {
  on_move_to_active = {
    only_if = function(_, it) return it.owner.in_own_turn end,
    effect = function(game) game:draw() end,
  },
})",
                    player_in_own_turn),
    on_player.field("energy_cards", "Card[]", "the Energy cards attached to all the Pokémon",
                    R"(game:discard(game:choose(it.opponent.energy_cards)))", player_energy_cards),
    on_player.field("tools", "Card[]", "the Pokémon Tools attached to all the Pokémon",
                    R"(game:discard(game:choose_up_to(2, it.opponent.tools)))", player_tools),
    on_player.method<player_find>("find", "Card[]|Pokemon[]",
                                  "the cards or Pokémon there that match",
                                  R"(game:move(it.owner:find("discard", "energy"), "deck_top")
game:heal(it.owner:find("pokemon", { type = "grass" }), 10)
game:shuffle())"),
    on_player.method<player_count>("count", "integer", "how many cards or Pokémon there match",
                                   R"(card.attack["Example"] = {
  times = function(game, it)
    return it.opponent:count("discard", "pokemon") + it.owner:count("bench", "damaged")
  end,
})"),
};

}  // namespace

std::span<const Member> player_rows()
{
    return rows_of_player;
}

}  // namespace ptcg::script::fields
