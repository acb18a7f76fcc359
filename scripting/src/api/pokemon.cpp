// Pokémon in play in the card API.

#include "api/rows.hpp"

namespace ptcg::script::fields {

namespace {

using namespace arguments;

const Slot& slot_of(Call& call)
{
    return call.game.slot(call.own_slot());
}

int pokemon_name(Call& call)
{
    return push(call.L, call.game.library().name(call.game.def(call.own_slot()).name));
}

int pokemon_owner(Call& call)
{
    return push(call, owner_of(call.own_slot()));
}

int pokemon_card(Call& call)
{
    return push(call, slot_of(call).top);
}

int pokemon_cards(Call& call)
{
    CardList cards;
    for (CardIndex c = slot_of(call).first; c != no_card; c = call.game.table().next[at(c)]) {
        cards.add(c);
    }
    return push(call, cards);
}

int pokemon_hp(Call& call)
{
    return push(call.L, call.game.hp(call.own_slot()));
}

int pokemon_remaining_hp(Call& call)
{
    const int left = call.game.hp(call.own_slot()) - slot_of(call).damage;
    return push(call.L, left > 0 ? left : 0);
}

int pokemon_damage(Call& call)
{
    return push(call.L, static_cast<int>(slot_of(call).damage));
}

int pokemon_counters(Call& call)
{
    return push(call.L, slot_of(call).damage / 10);
}

int pokemon_in_play(Call& call)
{
    return push(call.L, is_live(call.game, call.self));
}

int pokemon_is_active(Call& call)
{
    return push(call.L, call.game.is_active(call.own_slot()));
}

int pokemon_is_benched(Call& call)
{
    return push(call.L, !call.game.is_active(call.own_slot()));
}

int pokemon_evolved_from(Call& call)
{
    const SlotId id = call.own_slot();
    const CardIndex under =
        call.game.in_play(id) ? call.game.below(id, call.game.stage_card(id)) : no_card;
    if (under == no_card) return push(call, no_card);
    return push(call.L, call.game.library().name(call.game.def(under).name));
}

int pokemon_is_evolved(Call& call)
{
    return push(call.L, call.game.is_evolved(call.own_slot()));
}

int pokemon_is_damaged(Call& call)
{
    return push(call.L, slot_of(call).damage > 0);
}

int pokemon_has_tool(Call& call)
{
    return push(call.L, slot_of(call).tool_count > 0);
}

int pokemon_has_any_condition(Call& call)
{
    return push(call.L, slot_of(call).conditions != 0);
}

int pokemon_conditions(Call& call)
{
    const Slot& slot = slot_of(call);
    lua_createtable(call.L, 0, 0);
    lua_Integer count = 0;
    for (std::uint8_t i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<Condition>(i);
        if (!slot.has(condition)) continue;
        push(call.L, name_of(condition));
        lua_rawseti(call.L, -2, ++count);
    }
    return 1;
}

int pokemon_energy_cards(Call& call)
{
    return push(call, call.game.cards_of(call.own_slot(), Role::energy));
}

int pokemon_tools(Call& call)
{
    return push(call, call.game.cards_of(call.own_slot(), Role::tool));
}

int pokemon_came_this_turn(Call& call)
{
    return push(call.L, slot_of(call).entered_turn == call.game.table().turn);
}

int pokemon_energy_total(Call& call)
{
    return push(call.L, static_cast<int>(call.game.energy(call.own_slot()).size()));
}

int pokemon_retreat_cost(Call& call)
{
    return push(call.L, call.game.retreat_cost(call.own_slot()));
}

int pokemon_attacks(Call& call)
{
    const SlotId slot = call.own_slot();
    const DefId def = call.game.def_id(call.game.slot(slot).top);
    const std::uint8_t count = call.game.library().def(def).attack_count;
    lua_createtable(call.L, count, 0);
    for (std::uint8_t i = 0; i < count; ++i) {
        push_handle(call.L, attack_handle({def, i}, slot, call.self.generation));
        lua_rawseti(call.L, -2, i + 1);
    }
    return 1;
}

// pokemon:energy(type): the units that count as this type.
int pokemon_energy(Call& call, Takes<type_value> args)
{
    const Type type = args["type"].type();
    const EnergyUnits energy = call.game.energy(call.own_slot());
    int count = 0;
    for (const TypeSet unit : energy) count += unit.has(type) ? 1 : 0;
    return push(call.L, count);
}

int pokemon_has_condition(Call& call, Takes<condition_value> args)
{
    return push(call.L, slot_of(call).has(args["condition"].condition()));
}

int pokemon_is_type(Call& call, Takes<type_value> args)
{
    return push(call.L, call.game.types(call.own_slot()).has(args["type"].type()));
}

int pokemon_is_weak_to(Call& call, Takes<type_value> args)
{
    return push(call.L, call.game.weakness(call.own_slot()).has(args["type"].type()));
}

int pokemon_resists(Call& call, Takes<type_value> args)
{
    return push(call.L, call.game.resistance(call.own_slot()).has(args["type"].type()));
}

int pokemon_may_evolve(Call& call, Takes<only_card> args)
{
    return push(call.L,
                call.game.forbidden_to_evolve(call.own_slot(), args["card"].card()).allowed());
}

int pokemon_can_pay(Call& call, Takes<attack_value> args)
{
    return push(call.L, call.game.can_pay(call.own_slot(), args["attack"].attack()));
}

// pokemon:markers(name): how many of them are on it.
int pokemon_markers(Call& call, Takes<name_value> args)
{
    const NameId name = call.game.library().find_name(args["name"].text());
    return push(call.L, name == no_name ? 0 : call.game.markers(call.own_slot(), name));
}

int pokemon_matches(Call& call, Takes<filter_value> args)
{
    return push(call.L, args["filter"].selector().fits(call.own_slot()));
}

int pokemon_energy_cards_of(Call& call, Takes<filter_value> args)
{
    const Selector selector = args["filter"].selector();
    CardList cards;
    for (CardIndex card : call.game.cards_of(call.own_slot(), Role::energy)) {
        if (selector.fits(card)) cards.add(card);
    }
    return push(call, cards);
}

constexpr Member rows_of_pokemon[] = {
    on_pokemon.field("name", "string", "its name for the rules",
                     R"(local found = game:search { name = it.attacker.name, to = "bench" }
if #found > 0 then game:heal(it.attacker, 10) end)",
                     pokemon_name),
    on_pokemon.field(
        "owner", "Player", "the player whose Pokémon it is",
        R"(local target = game:choose(it.defender.owner.pokemon, { purpose = "damage" })
game:put_counters(target, 1))",
        pokemon_owner),
    on_pokemon.field("card", "Card", "its top card",
                     R"(local attacking = it.attacker.card
game:show(attacking))",
                     pokemon_card),
    on_pokemon.field("cards", "Card[]", "all its cards, in the order in which they were put there",
                     R"(game:damage(it.defender, 10 * #it.defender.cards))", pokemon_cards),
    on_pokemon.field("hp", "integer", "its Hit Points, with all effects",
                     R"(if it.defender.hp > it.attacker.hp then
  game:damage(it.defender, 20)
end)",
                     pokemon_hp),
    on_pokemon.field("remaining_hp", "integer", "its Hit Points minus the damage on it",
                     R"(if it.defender.remaining_hp <= 10 then game:knock_out(it.defender) end)",
                     pokemon_remaining_hp),
    on_pokemon.field("damage", "integer", "the damage on it, in points",
                     R"(card.attack["Example"] = {
  damage = function(game, it) return math.max(0, 60 - it.attacker.damage) end,
})",
                     pokemon_damage),
    on_pokemon.field("counters", "integer", "the number of damage counters on it",
                     R"(card.attack["Example"] = {
  damage = function(game, it) return 10 * it.attacker.counters end,
})",
                     pokemon_counters),
    on_pokemon.field_of_gone(
        "in_play", "boolean",
        "whether it is still in play; the only field that can be read of a Pokémon that is not",
        R"(card.ability["Example"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it)
      if it.attacker.in_play and it.attacker.is_evolved then
        game:put_counters(it.attacker, 2)
      end
    end,
  },
})",
        pokemon_in_play),
    on_pokemon.field("is_active", "boolean", "whether it is in the Active Spot",
                     R"(card.ability["Example"] = {
  on_checkup = function(game, it)
    if it.self.is_active then game:heal(it.self, 10) end
  end,
})",
                     pokemon_is_active),
    on_pokemon.field("is_benched", "boolean", "whether it is on the Bench",
                     R"(card.ability["Example"] = {
  retreat_cost = {
    subject = "own",
    effect = function(game, it)
      if it.self.is_benched then return it.amount - 1 end
    end,
  },
})",
                     pokemon_is_benched),
    on_pokemon.field("evolved_from", "string|nil",
                     "the name of the Pokémon card under its own, whatever lies on it besides",
                     R"(local more = it.attacker.evolved_from == "Bystander" and 30 or 0
game:damage(it.defender, 30 + more))",
                     pokemon_evolved_from),
    on_pokemon.field("is_evolved", "boolean", "whether it has a Pokémon under it (CARD-09)",
                     R"(if it.defender.is_evolved then game:damage(it.defender, 30) end)",
                     pokemon_is_evolved),
    on_pokemon.field("is_damaged", "boolean", "whether it has damage counters on it",
                     R"(if it.defender.is_damaged then game:put_counters(it.defender, 1) end)",
                     pokemon_is_damaged),
    on_pokemon.field("has_tool", "boolean", "whether a Pokémon Tool is attached to it",
                     R"(if it.attacker.has_tool then game:draw() end)", pokemon_has_tool),
    on_pokemon.field("has_any_condition", "boolean", "whether it has a Special Condition",
                     R"(if it.defender.has_any_condition then
  game:damage(it.defender, 20)
end)",
                     pokemon_has_any_condition),
    on_pokemon.field("conditions", "Condition[]", "the Special Conditions it has",
                     R"(game:put_counters(it.defender, #it.defender.conditions))",
                     pokemon_conditions),
    on_pokemon.field("energy_cards", "Card[]", "the Energy cards attached to it",
                     R"(if #it.defender.energy_cards > 0 then
  game:discard_energy_cards(it.defender)
end)",
                     pokemon_energy_cards),
    on_pokemon.field("tools", "Card[]", "the Pokémon Tools attached to it",
                     R"(game:discard(it.defender.tools))", pokemon_tools),
    on_pokemon.field("came_this_turn", "boolean", "whether it came into play this turn",
                     R"(if it.attacker.came_this_turn then game:draw() end)",
                     pokemon_came_this_turn),
    on_pokemon.field("energy_total", "integer", "how many units of Energy its Energy cards provide",
                     R"(card.attack["Example"] = {
  damage = function(game, it) return 10 * it.defender.energy_total end,
})",
                     pokemon_energy_total),
    on_pokemon.field(
        "retreat_cost", "integer", "the number of symbols in its Retreat Cost, with all effects",
        R"(game:put_counters(it.defender, it.defender.retreat_cost))", pokemon_retreat_cost),
    on_pokemon.field("attacks", "Attack[]", "its attacks",
                     R"(local attacks = it.defender.attacks
if #attacks > 0 then game:perform(attacks[1]) end)",
                     pokemon_attacks),
    on_pokemon.method<pokemon_energy>("energy", "integer",
                                      "how many units of Energy of a type it has",
                                      R"(card.attack["Example"] = {
  damage = function(game, it) return 20 * it.attacker:energy("fire") end,
})"),
    on_pokemon.method<pokemon_has_condition>("has_condition", "boolean",
                                             "whether it has this Special Condition",
                                             R"(if it.defender:has_condition("asleep") then
  game:damage(it.defender, 30)
end)"),
    on_pokemon.method<pokemon_is_type>("is_type", "boolean", "whether it is of this type",
                                       R"(if it.defender:is_type("fire") then game:flip() end)"),
    on_pokemon.method<pokemon_is_weak_to>("is_weak_to", "boolean",
                                          "whether it has Weakness to this type, with all effects",
                                          R"(if it.defender:is_weak_to("fire") then
  game:set_condition(it.defender, "burned")
end)"),
    on_pokemon.method<pokemon_resists>("resists", "boolean",
                                       "whether it has Resistance to this type, with all effects",
                                       R"(card.attack["Example"] = {
  damage = function(game, it)
    if it.defender:resists("fighting") then return it.attack.damage + 50 end
  end,
})"),
    on_pokemon.method<pokemon_may_evolve>(
        "may_evolve", "boolean",
        "whether every text in play lets it evolve into this card from the hand",
        R"(local into = game:choose("hand", { "pokemon", evolves_from = it.attacker.name })
if into and it.attacker:may_evolve(into) then game:evolve(it.attacker, into) end)"),
    on_pokemon.method<pokemon_can_pay>(
        "can_pay", "boolean",
        "whether the Energy attached to it is enough for the attack, with all effects on its cost",
        R"(local attack = game:choose_attack(it.defender)
if attack and it.attacker:can_pay(attack) then game:perform(attack) end)"),
    on_pokemon.method<pokemon_markers>(
        "markers", "integer",
        "how many markers with this name are on it, put there by game:put_marker",
        R"(card.attack["Example"] = {
  after = function(game, it)
    if it.defender:markers("Wet") == 0 then
      game:put_marker(it.defender, "Wet")
    end
  end,
}

card.lasting["Wet"] = {
  retreat_cost = function(game, it) return it.amount + 1 end,
})"),
    on_pokemon.method<pokemon_matches>(
        "matches", "boolean", "whether it matches the filter",
        R"(if it.defender:matches { evolved = true, damaged = true } then
  game:damage(it.defender, 20)
end)"),
    on_pokemon.method<pokemon_energy_cards_of>(
        "energy_cards_of", "Card[]", "the attached Energy cards that match",
        R"(game:discard(it.defender:energy_cards_of("special_energy")))"),
};

}  // namespace

std::span<const Member> pokemon_rows()
{
    return rows_of_pokemon;
}

}  // namespace ptcg::script::fields
