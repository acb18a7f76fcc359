// Abilities in the card API.

#include "api/rows.hpp"

namespace ptcg::script::fields {

namespace {

const AbilityDef& ability_def(Call& call)
{
    return call.game.library().def(DefId{call.self.index}).abilities[call.self.attack];
}

int ability_name(Call& call)
{
    return push(call.L, call.game.library().name(ability_def(call).name));
}

int ability_kind(Call& call)
{
    return push(call.L, name_of(ability_def(call).kind));
}

int ability_knocks_out_self(Call& call)
{
    return push(call.L, ability_def(call).knocks_out_self);
}

constexpr Member rows_of_ability[] = {
    on_ability.field("name", "string", "its name",
                     R"(card.ability["Example"] = {
  ability_works = {
    subject = "opponent",
    effect = function(game, it) return it.ability.name ~= "Example" end,
  },
})",
                     ability_name),
    on_ability.field("kind", "AbilityKind", "what its card calls it",
                     R"(card.ability["Example"] = {
  ability_works = {
    subject = "opponent",
    effect = function(game, it) return it.ability.kind ~= "poke-power" end,
  },
})",
                     ability_kind),
    on_ability.field("knocks_out_self", "boolean", "whether using it Knocks Out its own Pokémon",
                     R"(card.ability["Example"] = {
  ability_works = {
    subject = "any",
    effect = function(game, it) return not it.ability.knocks_out_self end,
  },
})",
                     ability_knocks_out_self),
};

}  // namespace

std::span<const Member> ability_rows()
{
    return rows_of_ability;
}

}  // namespace ptcg::script::fields
