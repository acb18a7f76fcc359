// Physical cards in the card API.

#include "api/rows.hpp"

namespace ptcg::script::fields {

namespace {

using namespace arguments;

const CardDef& def_of(Call& call)
{
    return call.game.def(call.own_card());
}

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

int card_face_up(Call& call)
{
    return push(call.L, call.game.is_face_up(call.own_card()));
}

int card_zone(Call& call)
{
    return push(call.L, name_of(call.game.table().zone[at(call.own_card())]));
}

int card_types(Call& call)
{
    const TypeSet types = def_of(call).types_out_of_play();
    lua_createtable(call.L, 1, 0);
    int count = 0;
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        if (!types.has(type)) continue;
        push(call.L, name_of(type));
        lua_rawseti(call.L, -2, ++count);
    }
    return 1;
}

int card_evolves_from(Call& call)
{
    const CardDef& def = def_of(call);
    if (!def.is_evolution()) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call.L, call.game.library().name(def.evolves_from));
}

int card_hp(Call& call)
{
    const CardIndex card = call.own_card();
    return push(call.L, call.game.is_lone_part(card) ? 0 : static_cast<int>(def_of(call).hp));
}

int card_pokemon(Call& call)
{
    return push(call, call.game.slot_of(call.own_card()));
}

int card_matches(Call& call, Takes<filter_value> args)
{
    return push(call.L, args["filter"].selector().fits(call.own_card()));
}

int card_attacks(Call& call)
{
    const CardIndex card = call.own_card();
    const DefId def = call.game.def_id(card);
    const std::uint8_t count = call.game.is_lone_part(card) ? 0 : def_of(call).attack_count;
    lua_createtable(call.L, count, 0);
    for (std::uint8_t i = 0; i < count; ++i) {
        push_handle(call.L, attack_handle({def, i}, no_slot, 0));
        lua_rawseti(call.L, -2, i + 1);
    }
    return 1;
}

// A Pokémon of the type, an Energy card of the type, or an attached card that provides it.
int card_is_type(Call& call, Takes<type_value> args)
{
    const CardDef& def = def_of(call);
    const Type type = args["type"].type();
    const bool attached = call.game.slot_of(call.own_card()) != no_slot;
    if (def.is_pokemon() || !attached) return push(call.L, def.types_out_of_play().has(type));
    const EnergyFacts energy = call.game.provides(call.own_card());
    bool provides = false;
    for (std::size_t i = 0; i < energy.units && i < energy.unit.size(); ++i) {
        provides = provides || energy.unit[i].has(type);
    }
    return push(call.L, provides);
}

constexpr Member rows_of_card[] = {
    on_card.field("name", "string", "its name for the rules",
                  R"(local card = game:choose("discard", "pokemon")
if card then game:search { name = card.name, to = "hand" } end)",
                  card_name),
    on_card.field("id", "string", "set and number: \"my1-25\"",
                  R"(assert(#it.attacker.card.id > 0))", card_id),
    on_card.field("owner", "Player", "the player in whose deck it began",
                  R"(for _, attached in ipairs(it.defender.cards) do
  assert(attached.owner == it.opponent)
end)",
                  card_owner),
    on_card.field("is_pokemon", "boolean", "whether it is a Pokémon card",
                  R"(local count = 0
for _, discarded in ipairs(game:discard_top(3)) do
  if discarded.is_pokemon then count = count + 1 end
end
game:put_counters(it.defender, count))",
                  card_is_pokemon),
    on_card.field("is_trainer", "boolean", "whether it is a Trainer card",
                  R"(local top = game:top(1)[1]
if top and top.is_trainer then game:discard(top) end)",
                  card_is_trainer),
    on_card.field("is_supporter", "boolean", "whether it is a Supporter card",
                  R"(for _, seen in ipairs(it.opponent.hand) do
  if seen.is_supporter then game:show(seen, { to = it.owner }) end
end)",
                  card_is_supporter),
    on_card.field("is_energy", "boolean", "whether it is an Energy card",
                  R"(local top = game:top(1)[1]
if top and top.is_energy then game:attach(top, it.attacker) end)",
                  card_is_energy),
    on_card.field("is_basic_energy", "boolean", "whether it is a basic Energy card",
                  R"(for _, attached in ipairs(it.defender.energy_cards) do
  if not attached.is_basic_energy then game:discard(attached) end
end)",
                  card_is_basic_energy),
    on_card.field("face_up", "boolean", "whether it is a face-up Prize card",
                  R"(local prize = game:choose_prize { face_up = false }
if prize then
  game:turn_up(prize)
  assert(prize.face_up)
end)",
                  card_face_up),
    on_card.field("zone", "string",
                  "where it is: the name of a pile, \"in_play\", \"stadium\", or \"played\" while "
                  "its effect is carried out",
                  R"(for _, discarded in ipairs(game:discard_top(2)) do
  if discarded.zone == "discard" then game:move(discarded, "hand") end
end)",
                  card_zone),
    on_card.field("types", "Type[]",
                  "the types of a Pokémon card or a basic Energy card, wherever it is",
                  R"(local top = game:discard_top(1)[1]
if top and top.types[1] then
  game:search { "energy", type = top.types[1], to = "hand" }
end)",
                  card_types),
    on_card.field(
        "evolves_from", "string|nil", "the name of the Pokémon that an Evolution card evolves from",
        R"(game:search { function(card) return card.evolves_from == it.attacker.name end, to = "hand" })",
        card_evolves_from),
    on_card.field("hp", "integer", "its printed Hit Points; 0 if it is not a Pokémon",
                  R"(local top = game:discard_top(1)[1]
if top then game:damage(it.defender, top.hp) end)",
                  card_hp),
    on_card.field("pokemon", "Pokemon|nil", "the Pokémon it is attached to or part of",
                  R"(local energy = game:choose(it.owner.energy_cards, { purpose = "heal" })
if energy then game:heal(energy.pokemon, 10) end)",
                  card_pokemon),
    on_card.method<card_matches>("matches", "boolean", "whether it matches the filter",
                                 R"(local found = {}
for _, card in ipairs(game:top(5)) do
  if card:matches("basic_energy") then found[#found + 1] = card end
end
game:move(found, "hand"))"),
    on_card.field("attacks", "Attack[]", "the attacks printed on it",
                  R"(local below = it.attacker.cards[1]
if #below.attacks > 0 then game:perform(below.attacks[1]) end)",
                  card_attacks),
    on_card.method<card_is_type>("is_type", "boolean",
                                 "whether it is a Pokémon or an Energy card of the type; in play, "
                                 "whether it is Energy that provides the type",
                                 R"(card.attack["Example"] = {
  damage = function(game, it)
    local damage = it.attack.damage
    for _, discarded in ipairs(game:discard_top(3)) do
      if discarded:is_type("fire") then damage = damage + 10 end
    end
    return damage
  end,
})"),
};

}  // namespace

std::span<const Member> card_rows()
{
    return rows_of_card;
}

}  // namespace ptcg::script::fields
