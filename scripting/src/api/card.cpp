// Physical cards, as scripts see them.

#include "api/member.hpp"

namespace ptcg::script::fields {

namespace {

const CardDef& def_of(Call& call)
{
    return call.game.def(call.own_card());
}

}  // namespace

int card_name(Call& call)
{
    return push(call.L, call.game.library().name(def_of(call).name));
}

int card_id(Call& call)
{
    const std::string& id = call.game.library().text(call.game.def_id(call.own_card())).id;
    return push(call.L, std::string_view(id));
}

int card_owner(Call& call)
{
    return push(call, owner_of(call.own_card()));
}

int card_is_pokemon(Call& call)
{
    return push(call.L, def_of(call).is_pokemon());
}

int card_is_trainer(Call& call)
{
    return push(call.L, def_of(call).kind == CardKind::trainer);
}

int card_is_supporter(Call& call)
{
    return push(call.L, def_of(call).trainer == TrainerKind::supporter);
}

int card_is_energy(Call& call)
{
    return push(call.L, def_of(call).kind == CardKind::energy);
}

int card_is_basic_energy(Call& call)
{
    return push(call.L, def_of(call).energy_kind == EnergyKind::basic);
}

int card_hp(Call& call)
{
    return push(call.L, static_cast<int>(def_of(call).hp));
}

int card_pokemon(Call& call)
{
    return push(call, call.game.slot_of(call.own_card()));
}

int card_matches(Call& call)
{
    return push(call.L, call.game.matches(call.own_card(), call.filter(0)));
}

// A Pokémon of the type, an Energy card of the type, or an attached card that provides it.
int card_is_type(Call& call)
{
    const CardDef& def = def_of(call);
    const Type type = call.type(0);
    const bool attached = call.game.slot_of(call.own_card()) != no_slot;
    if (def.is_pokemon() || !attached) return push(call.L, def.types_out_of_play().has(type));
    const EnergyFacts energy = call.game.provides(call.own_card());
    bool provides = false;
    for (std::size_t i = 0; i < energy.units && i < energy.unit.size(); ++i) {
        provides = provides || energy.unit[i].has(type);
    }
    return push(call.L, provides);
}

int card_attacks(Call& call)
{
    const DefId def = call.game.def_id(call.own_card());
    const std::uint8_t count = call.game.library().def(def).attack_count;
    lua_createtable(call.L, count, 0);
    for (std::uint8_t i = 0; i < count; ++i) {
        push_handle(call.L, attack_handle({def, i}, no_slot, 0));
        lua_rawseti(call.L, -2, i + 1);
    }
    return 1;
}

}  // namespace ptcg::script::fields
