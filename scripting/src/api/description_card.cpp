// Cards, wherever they are, and attacks.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;

constexpr auto H = HandleKind::card;

constexpr Member card_rows[] = {
    field(H, "name", "string", "its rules name",
          R"(local card = game:choose_card { zone = "discard", filter = { kind = "pokemon" } }
if card then game:search { filter = { name = card.name }, to = "hand", show = true } end)",
          fields::card_name),
    field(H, "id", "string", "set and number: \"my1-25\"", R"(assert(#it.attacker.card.id > 0))",
          fields::card_id),
    field(H, "owner", "Player", "in whose deck it began",
          R"(for _, attached in ipairs(it.defender.cards) do
  assert(attached.owner == it.opponent)
end)",
          fields::card_owner),
    field(H, "is_pokemon", "boolean", "it is a Pokémon card",
          R"(local count = 0
for _, discarded in ipairs(game:discard_top { count = 3 }) do
  if discarded.is_pokemon then count = count + 1 end
end
game:put_counters { on = it.defender, count = count })",
          fields::card_is_pokemon),
    field(H, "is_trainer", "boolean", "it is a Trainer card",
          R"(local top = game:top { count = 1 }[1]
if top and top.is_trainer then game:discard { card = top } end)",
          fields::card_is_trainer),
    field(H, "is_supporter", "boolean", "it is a Supporter card",
          R"(for _, seen in ipairs(it.opponent.hand) do
  if seen.is_supporter then game:show { card = seen, to = it.owner } end
end)",
          fields::card_is_supporter),
    field(H, "is_energy", "boolean", "it is an Energy card",
          R"(local top = game:top { count = 1 }[1]
if top and top.is_energy then game:attach { card = top, to = it.attacker } end)",
          fields::card_is_energy),
    field(H, "is_basic_energy", "boolean", "it is a basic Energy card",
          R"(for _, attached in ipairs(it.defender.energy_cards) do
  if not attached.is_basic_energy then game:discard { card = attached } end
end)",
          fields::card_is_basic_energy),
    field(H, "hp", "integer", "its printed Hit Points; 0 if it is no Pokémon",
          R"(local top = game:discard_top { count = 1 }[1]
if top then game:damage { to = it.defender, amount = top.hp } end)",
          fields::card_hp),
    field(H, "pokemon", "Pokemon|nil", "the Pokémon it is attached to or part of",
          R"(local energy = game:choose_energy { from = it.owner, purpose = "heal" }
if energy then game:heal { on = energy.pokemon, counters = 1 } end)",
          fields::card_pokemon),
    asking(H, "matches", "boolean", "it fits the filter", filter_value,
           R"(local found = {}
for _, card in ipairs(game:top { count = 5 }) do
  if card:matches { kind = "basic_energy" } then found[#found + 1] = card end
end
if #found > 0 then game:move { cards = found, to = "hand" } end)",
           fields::card_matches),
    field(H, "attacks", "Attack[]", "the attacks printed on it",
          R"(local below = it.attacker.cards[1]
if #below.attacks > 0 then game:perform { attack = below.attacks[1] } end)",
          fields::card_attacks),
    asking(H, "is_type", "boolean",
           "it is a Pokémon or an Energy card of the type; in play, Energy providing it",
           type_value,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    local damage = it.attack.damage
    for _, discarded in ipairs(game:discard_top { count = 3 }) do
      if discarded:is_type("fire") then damage = damage + 10 end
    end
    return damage
  end,
})",
           fields::card_is_type),
};

constexpr Member attack_rows[] = {
    asking(HandleKind::attack, "spare_energy", "integer",
           "the units of Energy of a type on its Pokémon that its cost does not need", type_value,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    return it.attack.damage + 10 * math.min(2, it.attack:spare_energy("water"))
  end,
})",
           fields::attack_spare_energy),
    field(HandleKind::attack, "name", "string", "its name",
          R"(card.attack["Example"] = {
  after = function(game, it)
    game:lasting {
      kind = "no_named_attack",
      on = it.attacker,
      attack = it.attack.name,
      ends = "own_next_turn",
    }
  end,
})",
          fields::attack_name),
    field(HandleKind::attack, "damage", "integer", "the printed damage",
          R"(card.attack["Example"] = {
  damage = function(game, it)
    if game:flip() then return it.attack.damage + 20 end
  end,
})",
          fields::attack_damage),
    field(HandleKind::attack, "pokemon", "Pokemon|nil", "whose attack it is",
          R"(local attack = game:choose_attack { from = it.opponent }
if attack and attack.pokemon then game:put_counters { on = attack.pokemon, count = 1 } end)",
          fields::attack_pokemon),
    field(HandleKind::attack, "cost_total", "integer", "the symbols of its cost",
          R"(local extra = it.attacker.energy_total - it.attack.cost_total
if extra > 0 then game:damage { to = it.defender, amount = 10 * math.min(extra, 2) } end)",
          fields::attack_cost_total),
};

}  // namespace

std::span<const Member> card_members()
{
    return card_rows;
}

std::span<const Member> attack_members()
{
    return attack_rows;
}

}  // namespace ptcg::script
