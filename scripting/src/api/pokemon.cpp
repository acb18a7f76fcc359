// Pokémon in play and their attacks, as scripts see them.

#include "api/member.hpp"

namespace ptcg::script::fields {

namespace {

const Slot& slot_of(Call& call)
{
    return call.game.slot(call.own_slot());
}

const AttackDef& attack_def(Call& call)
{
    return call.game.library().def(DefId{call.self.index}).attacks[call.self.attack];
}

}  // namespace

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
    return push(call.L, static_cast<int>(call.game.energy(call.own_slot()).count));
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
int pokemon_energy(Call& call)
{
    const Type type = call.type(0);
    const EnergyUnits energy = call.game.energy(call.own_slot());
    int count = 0;
    for (std::size_t i = 0; i < energy.count; ++i) count += energy.unit[i].has(type) ? 1 : 0;
    return push(call.L, count);
}

int pokemon_has_condition(Call& call)
{
    return push(call.L, slot_of(call).has(call.condition(0)));
}

int pokemon_is_type(Call& call)
{
    return push(call.L, call.game.types(call.own_slot()).has(call.type(0)));
}

int pokemon_is_weak_to(Call& call)
{
    return push(call.L, call.game.weakness(call.own_slot()).has(call.type(0)));
}

int pokemon_resists(Call& call)
{
    return push(call.L, call.game.resistance(call.own_slot()).has(call.type(0)));
}

int pokemon_can_pay(Call& call)
{
    return push(call.L, call.game.can_pay(call.own_slot(), call.attack(0)));
}

// pokemon:markers(name): how many of them are on it.
int pokemon_markers(Call& call)
{
    const NameId name = call.game.library().find_name(call.text(0));
    return push(call.L, name == no_name ? 0 : call.game.markers(call.own_slot(), name));
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

int pokemon_matches(Call& call)
{
    return push(call.L, call.game.matches(call.own_slot(), call.filter(0)));
}

int pokemon_energy_cards_of(Call& call)
{
    const CardFilter wanted = call.filter(0);
    CardList cards;
    for (CardIndex card : call.game.cards_of(call.own_slot(), Role::energy)) {
        if (call.game.matches(card, wanted)) cards.add(card);
    }
    return push(call, cards);
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

int attack_cost_total(Call& call)
{
    const AttackRef attack{DefId{call.self.index}, call.self.attack};
    const bool there = is_live(call.game, call.self);
    const Cost cost = there ? call.game.attack_cost(call.self.slot, attack) : attack_def(call).cost;
    return push(call.L, static_cast<int>(cost.total));
}

// attack:spare_energy(type)
int attack_spare_energy(Call& call)
{
    if (!is_live(call.game, call.self)) return push(call.L, 0);
    const AttackRef attack{DefId{call.self.index}, call.self.attack};
    return push(call.L, call.game.spare_energy(call.self.slot, attack, call.type(0)));
}

}  // namespace ptcg::script::fields
