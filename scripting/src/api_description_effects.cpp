// Verbs that act on Pokémon in play and on the match.

#include "api_description.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;
using enum Act;

constexpr Argument damage_arguments[] = {
    {"to", pokemon, true},
    {"amount", integer, true},
    {"weakness", boolean, false, "true", nullptr, "false: Weakness is not applied"},
    {"resistance", boolean, false, "true", nullptr, "false: Resistance is not applied"},
    {"effects", boolean, false, "true", nullptr, "false: other effects on `to` do not count"}};
constexpr Argument put_counters_arguments[] = {on_argument, {"count", integer, true}};
constexpr Argument heal_arguments[] = {on_argument, {"counters", integer_or_all, true}};
constexpr Argument set_condition_arguments[] = {on_argument, {"condition", condition, true}};
constexpr Argument switch_arguments[] = {{"to", pokemon, true, "", nullptr, "the Benched Pokémon"}};
constexpr Argument lasting_arguments[] = {
    {"kind", word, false, "", &lasting_list, "a built-in one; this or `name`"},
    {"name", text, false, "", nullptr, "one of `card.lasting`; this or `kind`"},
    {"on", pokemon_or_player, false, "the game"},
    {"value", integer, false, "0"},
    {"attack", attack_or_name, false, "", nullptr, "for \"base_damage\" and \"no_named_attack\""},
    {"ends", word, true, "", &until_list}};
constexpr Argument end_effects_arguments[] = {
    on_argument,
    {"all", boolean, false, "false", nullptr, "every lasting effect, not only those of attacks"}};
constexpr Argument only_attack[] = {{"attack", attack, true}};
constexpr Argument instead_arguments[] = {
    {"knocked_out", boolean, false, "false", nullptr,
     "in would_be_knocked_out: it counts as Knocked Out, Prizes and all, but is not discarded"}};

/// Only where a replacement is carried out.
constexpr Member replacing(Member member)
{
    member.in_replacement = true;
    return member;
}

constexpr Member members[] = {
    verb(asks, "damage", "integer", "does damage as part of this attack: the points done",
         damage_arguments,
         R"(for _, benched in ipairs(it.opponent.bench) do
  game:damage { to = benched, amount = 10, weakness = false, resistance = false }
end)",
         verbs::damage),
    verb(asks, "put_counters", "nil", "puts damage counters on a Pokémon; that is no damage",
         put_counters_arguments, R"(game:put_counters { on = it.defender, count = 2 })",
         verbs::put_counters),
    verb(asks, "heal", "integer", "removes damage counters: how many", heal_arguments,
         R"(game:heal { on = it.attacker, counters = 2 })", verbs::heal),
    verb(asks, "set_condition", "nil", "the Pokémon is now Asleep, Burned ...",
         set_condition_arguments,
         R"(game:set_condition { on = it.defender, condition = "asleep" })", verbs::set_condition),
    verb(asks, "remove_conditions", "nil", "removes all Special Conditions", only_on,
         R"(game:remove_conditions { on = it.attacker })", verbs::remove_conditions),
    verb(asks, "switch", "nil",
         "the Benched Pokémon becomes its owner's Active one, and that goes to the Bench",
         switch_arguments,
         R"(local target = game:choose_pokemon {
  from = it.opponent.bench,
  player = it.opponent,
  purpose = "switch_in",
}
if target then game:switch { to = target } end)",
         verbs::switch_active, "for a Pokémon that is Active"),
    verb(asks, "knock_out", "nil", "Knocks the Pokémon Out by effect", only_pokemon,
         R"(if game:flips { count = 2 } == 2 then game:knock_out { pokemon = it.defender } end)",
         verbs::knock_out),
    verb(asks, "lasting", "nil", "starts an effect that lasts", lasting_arguments,
         R"(game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" })",
         verbs::lasting,
         "unless one of `kind` and `name` is given; for a `name` that `card.lasting` has not; for "
         "the two kinds about an attack without `attack`; for the name of an attack that is not "
         "there; when 24 effects last already"),
    verb(asks, "end_effects", "nil", "ends effects of attacks on the Pokémon",
         end_effects_arguments, R"(game:end_effects { on = it.attacker })", verbs::end_effects),
    verb(asks, "perform", "nil", "performs an attack as a copy (NAME-10)", only_attack,
         R"(local attack = game:choose_attack { from = it.defender }
if attack then game:perform { attack = attack } end)",
         verbs::perform, "where no Pokémon could perform it"),
    verb(asks, "perform_trainer", "nil", "uses a Trainer card's effect as the effect of this text",
         only_card,
         R"(local supporter = game:choose_card { zone = "discard", filter = { kind = "supporter" } }
if supporter then game:perform_trainer { card = supporter } end)",
         verbs::perform_trainer, "for a card that is no Trainer card"),
    replacing(verb(changes, "instead", "nil",
                   "takes the event's place: what would have happened does not", instead_arguments,
                   R"(card.ability["Example"] = {
  would_be_knocked_out = function(game, it)
    if not game:flip() then return end
    game:heal { on = it.self, counters = "all" }
    game:instead {}
  end,
})",
                   verbs::instead)),
    verb(changes, "end_turn", "nil", "the turn ends after this effect", {},
         R"(card.ability["Example"] = {
  activated = {
    uses = "once_per_turn",
    effect = function(game, it)
      game:draw { count = 2 }
      game:end_turn()
    end,
  },
})",
         verbs::end_turn),
    verb(changes, "win", "nil", "the player wins", only_player,
         R"(if it.owner.deck_count == 0 then game:win { player = it.owner } end)", verbs::win),
};

}  // namespace

std::span<const Member> effect_verbs()
{
    return members;
}

}  // namespace ptcg::script
