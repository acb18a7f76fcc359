// Attacks in the card API.

#include "api/rows.hpp"

namespace ptcg::script::fields {

namespace {

using namespace arguments;

const AttackDef& attack_def(Call& call)
{
    return call.game.library().def(DefId{call.self.index}).attacks[call.self.attack];
}

// attack:spare_energy(type)
int attack_spare_energy(Call& call, Takes<type_value> args)
{
    if (!is_live(call.game, call.self)) return push(call.L, 0);
    const AttackRef attack{DefId{call.self.index}, call.self.attack};
    return push(call.L, call.game.spare_energy(call.self.slot, attack, args["type"].type()));
}

int attack_name(Call& call)
{
    return push(call.L, call.game.library().name(attack_def(call).name));
}

int attack_damage(Call& call)
{
    return push(call.L, static_cast<int>(attack_def(call).damage));
}

int attack_pokemon(Call& call)
{
    if (call.self.slot == no_slot) {
        lua_pushnil(call.L);
        return 1;
    }
    push_handle(call.L, pokemon_handle(call.self.slot, call.self.generation));
    return 1;
}

Cost cost_of(Call& call)
{
    const AttackRef attack{DefId{call.self.index}, call.self.attack};
    const bool there = is_live(call.game, call.self);
    return there ? call.game.attack_cost(call.self.slot, attack) : attack_def(call).cost;
}

int attack_cost(Call& call)
{
    const Cost cost = cost_of(call);
    lua_createtable(call.L, cost.total, 0);
    lua_Integer count = 0;
    for (std::size_t type = 0; type < type_count; ++type) {
        for (std::uint8_t n = 0; n < cost.of[type]; ++n) {
            push(call.L, name_of(static_cast<Type>(type)));
            lua_rawseti(call.L, -2, ++count);
        }
    }
    return 1;
}

int attack_cost_total(Call& call)
{
    return push(call.L, static_cast<int>(cost_of(call).total));
}

constexpr Member rows_of_attack[] = {
    on_attack.method<attack_spare_energy>(
        "spare_energy", "integer",
        "the units of Energy of a type on its Pokémon that its cost does not need",
        R"(card.attack["Example"] = {
  damage = function(game, it)
    return it.attack.damage + 10 * math.min(2, it.attack:spare_energy("water"))
  end,
})"),
    on_attack.field("name", "string", "its name",
                    R"(card.attack["Example"] = {
  after = function(game, it)
    game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = it.attack.name })
  end,
})",
                    attack_name),
    on_attack.field("damage", "integer", "the printed damage",
                    R"(card.attack["Example"] = {
  damage = function(game, it)
    if game:flip() then return it.attack.damage + 20 end
  end,
})",
                    attack_damage),
    on_attack.field("pokemon", "Pokemon|nil", "the Pokémon whose attack it is",
                    R"(local attack = game:choose_attack(it.opponent)
if attack and attack.pokemon then game:put_counters(attack.pokemon, 1) end)",
                    attack_pokemon),
    on_attack.field("cost", "Type[]",
                    "its cost, as one type for each symbol; symbols that a text removes by the "
                    "player's choice of type are still included",
                    R"(for _, type in ipairs(it.attack.cost) do
  if type == "fire" then game:put_counters(it.defender, 1) end
end)",
                    attack_cost),
    on_attack.field("cost_total", "integer", "the number of symbols in its cost",
                    R"(local extra = it.attacker.energy_total - it.attack.cost_total
if extra > 0 then game:damage(it.defender, 10 * math.min(extra, 2)) end)",
                    attack_cost_total),
};

}  // namespace

std::span<const Member> attack_rows()
{
    return rows_of_attack;
}

}  // namespace ptcg::script::fields
