// Pokémon in play.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;

constexpr auto H = HandleKind::pokemon;

constexpr Member members[] = {
    field(H, "name", "string", "its rules name",
          R"(local found = game:search { filter = { name = it.attacker.name }, to = "bench" }
if #found > 0 then game:heal { on = it.attacker, counters = 1 } end)",
          fields::pokemon_name),
    field(
        H, "owner", "Player", "whose it is",
        R"(local target = game:choose_pokemon { from = it.defender.owner.pokemon, purpose = "damage" }
game:put_counters { on = target, count = 1 })",
        fields::pokemon_owner),
    field(H, "card", "Card", "its top card",
          R"(local attacking = it.attacker.card
game:show { card = attacking })",
          fields::pokemon_card),
    field(H, "cards", "Card[]", "all its cards in the order they came",
          R"(game:damage { to = it.defender, amount = 10 * #it.defender.cards })",
          fields::pokemon_cards),
    field(H, "hp", "integer", "its Hit Points with all effects",
          R"(if it.defender.hp > it.attacker.hp then
  game:damage { to = it.defender, amount = 20 }
end)",
          fields::pokemon_hp),
    field(H, "remaining_hp", "integer", "its Hit Points less the damage on it",
          R"(if it.defender.remaining_hp <= 10 then game:knock_out { pokemon = it.defender } end)",
          fields::pokemon_remaining_hp),
    field(H, "damage", "integer", "the damage on it, in points",
          R"(card.attack["Example"] = {
  damage = function(game, it) return math.max(0, 60 - it.attacker.damage) end,
})",
          fields::pokemon_damage),
    field(H, "counters", "integer", "the damage counters on it",
          R"(card.attack["Example"] = {
  damage = function(game, it) return 10 * it.attacker.counters end,
})",
          fields::pokemon_counters),
    field_of_gone(H, "in_play", "boolean",
                  "it is still in play; the one field that can be read of a Pokémon that is not",
                  R"(card.ability["Example"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it)
      if it.attacker.in_play and it.attacker.is_evolved then
        game:put_counters { on = it.attacker, count = 2 }
      end
    end,
  },
})",
                  fields::pokemon_in_play),
    field(H, "is_active", "boolean", "it is in the Active Spot",
          R"(card.ability["Example"] = {
  on_checkup = function(game, it)
    if it.self.is_active then game:heal { on = it.self, counters = 1 } end
  end,
})",
          fields::pokemon_is_active),
    field(H, "is_benched", "boolean", "it is on the Bench",
          R"(card.ability["Example"] = {
  retreat_cost = {
    subject = "own",
    effect = function(game, it)
      if it.self.is_benched then return it.amount - 1 end
    end,
  },
})",
          fields::pokemon_is_benched),
    field(H, "is_evolved", "boolean", "it has a Pokémon under it (CARD-09)",
          R"(if it.defender.is_evolved then game:damage { to = it.defender, amount = 30 } end)",
          fields::pokemon_is_evolved),
    field(H, "is_damaged", "boolean", "it has damage counters on it",
          R"(if it.defender.is_damaged then game:put_counters { on = it.defender, count = 1 } end)",
          fields::pokemon_is_damaged),
    field(H, "has_tool", "boolean", "a Pokémon Tool is attached to it",
          R"(if it.attacker.has_tool then game:draw { count = 1 } end)", fields::pokemon_has_tool),
    field(H, "has_any_condition", "boolean", "it has a Special Condition",
          R"(if it.defender.has_any_condition then
  game:damage { to = it.defender, amount = 20 }
end)",
          fields::pokemon_has_any_condition),
    field(H, "conditions", "Condition[]", "the Special Conditions it has",
          R"(game:put_counters { on = it.defender, count = #it.defender.conditions })",
          fields::pokemon_conditions),
    field(H, "energy_cards", "Card[]", "the Energy cards attached to it",
          R"(if #it.defender.energy_cards > 0 then
  game:discard_energy { from = it.defender }
end)",
          fields::pokemon_energy_cards),
    field(H, "tools", "Card[]", "the Pokémon Tools attached to it",
          R"(game:discard { cards = it.defender.tools })", fields::pokemon_tools),
    field(H, "came_this_turn", "boolean", "it came into play this turn",
          R"(if it.attacker.came_this_turn then game:draw { count = 1 } end)",
          fields::pokemon_came_this_turn),
    field(H, "energy_total", "integer", "the units of Energy they provide",
          R"(card.attack["Example"] = {
  damage = function(game, it) return 10 * it.defender.energy_total end,
})",
          fields::pokemon_energy_total),
    field(H, "retreat_cost", "integer", "the symbols of its Retreat Cost with all effects",
          R"(game:put_counters { on = it.defender, count = it.defender.retreat_cost })",
          fields::pokemon_retreat_cost),
    field(H, "attacks", "Attack[]", "its attacks",
          R"(local attacks = it.defender.attacks
if #attacks > 0 then game:perform { attack = attacks[1] } end)",
          fields::pokemon_attacks),
    asking(H, "energy", "integer", "the units of Energy of a type", type_value,
           R"(card.attack["Example"] = {
  damage = function(game, it) return 20 * it.attacker:energy("fire") end,
})",
           fields::pokemon_energy),
    asking(H, "has_condition", "boolean", "it has this Special Condition", condition_value,
           R"(if it.defender:has_condition("asleep") then
  game:damage { to = it.defender, amount = 30 }
end)",
           fields::pokemon_has_condition),
    asking(H, "is_type", "boolean", "it is of this type", type_value,
           R"(if it.defender:is_type("fire") then game:flip() end)", fields::pokemon_is_type),
    asking(H, "is_weak_to", "boolean", "it has Weakness to this type, with all effects", type_value,
           R"(if it.defender:is_weak_to("fire") then
  game:set_condition { on = it.defender, condition = "burned" }
end)",
           fields::pokemon_is_weak_to),
    asking(H, "resists", "boolean", "it has Resistance to this type, with all effects", type_value,
           R"(card.attack["Example"] = {
  damage = function(game, it)
    if it.defender:resists("fighting") then return it.attack.damage + 50 end
  end,
})",
           fields::pokemon_resists),
    asking(H, "can_pay", "boolean",
           "the Energy attached to it is enough for the attack, with all effects on its cost",
           attack_value,
           R"(local attack = game:choose_attack { from = it.defender }
if attack and it.attacker:can_pay(attack) then game:perform { attack = attack } end)",
           fields::pokemon_can_pay),
    asking(H, "markers", "integer", "the markers of this name on it, put there by game:put_marker",
           name_value,
           R"(card.attack["Example"] = {
  after = function(game, it)
    if it.defender:markers("Wet") == 0 then
      game:put_marker { on = it.defender, name = "Wet" }
    end
  end,
}

card.lasting["Wet"] = {
  retreat_cost = function(game, it) return it.amount + 1 end,
})",
           fields::pokemon_markers),
    asking(H, "matches", "boolean", "it fits the filter", filter_value,
           R"(if it.defender:matches { evolved = true, damaged = true } then
  game:damage { to = it.defender, amount = 20 }
end)",
           fields::pokemon_matches),
    method(H, "energy_cards_of", "Card[]", "the attached Energy cards that fit", only_filter,
           R"(local special = it.defender:energy_cards_of { filter = { kind = "special_energy" } }
if #special > 0 then game:discard { cards = special } end)",
           fields::pokemon_energy_cards_of),
};

}  // namespace

std::span<const Member> pokemon_members()
{
    return members;
}

}  // namespace ptcg::script
