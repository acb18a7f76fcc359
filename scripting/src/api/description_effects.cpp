// Verbs that act on Pokémon in play and on the match.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

using namespace arguments;
using enum Act;

constexpr Argument damage_arguments[] = {
    {"to", pokemon_list, true, "", nullptr, "a Pokémon, or each of a list"},
    {"amount", integer, true},
    {"weakness", boolean, false, "true", nullptr,
     "false: Weakness is not applied; to a Benched Pokémon it never is"},
    {"resistance", boolean, false, "true", nullptr,
     "false: Resistance is not applied; to a Benched Pokémon it never is"},
    {"effects", boolean, false, "true", nullptr, "false: other effects on `to` do not count"}};
constexpr Argument put_counters_arguments[] = {on_each_argument, {"count", integer, true}};
constexpr Argument move_counters_arguments[] = {
    {"from", pokemon, true}, {"to", pokemon, true}, {"count", integer_or_all, false, "1"}};
constexpr Argument distribute_arguments[] = {
    {"count", integer, true},
    {"among", pokemon_source, true, "", nullptr, "the Pokémon that may get them"},
    {"player", player, false, "it.owner", nullptr, "who chooses"}};
constexpr Argument heal_arguments[] = {
    on_each_argument,
    {"counters", integer_or_all, false, "", nullptr, "damage counters; this or `damage`"},
    {"damage", integer, false, "", nullptr, "points of damage; this or `counters`"}};
constexpr Argument set_condition_arguments[] = {
    on_each_argument,
    {"condition", condition, true},
    {"counters", integer, false, "as the rules have it", nullptr,
     "of Poisoned and Burned: damage counters between turns"},
    {"coins", integer, false, "1", nullptr, "of Asleep: coins that must all be heads to wake up"}};
constexpr Argument remove_conditions_arguments[] = {on_each_argument,
                                                    {"condition", condition, false, "all"}};
constexpr Argument switch_arguments[] = {
    {"to", pokemon, false, "asks", nullptr, "the Benched Pokémon"},
    {"of", player, false, "player", nullptr, "whose Active Pokémon is switched"},
    {"player", player, false, "it.owner", nullptr, "who chooses"}};
constexpr Argument lasting_arguments[] = {
    {"kind", word, false, "", &lasting_list, "a built-in one; this or `name`"},
    {"name", text, false, "", nullptr, "one of `card.lasting`; this or `kind`"},
    {"on", pokemon_or_player, false, "the game"},
    {"value", integer, false, "0"},
    {"attack", attack_or_name, false, "", nullptr,
     "for \"base_damage\", \"no_named_attack\" and, if it is about one attack, \"damage_dealt\""},
    {"ends", word, true, "", &until_list}};
constexpr Argument put_marker_arguments[] = {
    on_each_argument,
    {"name", text, true, "", nullptr, "one of `card.lasting`: what the marker does, if anything"},
    {"count", integer, false, "1"},
    {"stays", boolean, false, "false", nullptr,
     "true: until the Pokémon leaves play; false: evolving takes it off, too (EVO-09)"}};
constexpr Argument end_effects_arguments[] = {
    on_argument,
    {"all", boolean, false, "false", nullptr, "every lasting effect, not only those of attacks"}};
constexpr Argument only_attack[] = {{"attack", attack, true}};
constexpr Argument instead_arguments[] = {
    {"knocked_out", boolean, false, "false", nullptr,
     "in would_be_knocked_out: it counts as Knocked Out, Prizes and all, but is not discarded"},
    {"remaining_hp", integer, false, "0", nullptr,
     "in would_be_knocked_out: the HP it is left with"}};

/// Only where a replacement is carried out.
constexpr Member replacing(Member member)
{
    member.in_replacement = true;
    return member;
}

constexpr Member members[] = {
    verb(asks, "damage", "integer", "does damage as part of this attack: the points done",
         damage_arguments, R"(game:damage { to = it.opponent.bench, amount = 10 })", verbs::damage),
    verb(asks, "put_counters", "nil", "puts damage counters on Pokémon; that is no damage",
         put_counters_arguments, R"(game:put_counters { on = it.defender, count = 2 })",
         verbs::put_counters),
    verb(asks, "move_counters", "integer",
         "moves damage counters from one Pokémon to another: how many; that heals nobody",
         move_counters_arguments,
         R"(local target = game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
if target then game:move_counters { from = it.attacker, to = target, count = 2 } end)",
         verbs::move_counters),
    verb(asks, "distribute_counters", "nil", "puts damage counters on Pokémon in any way one likes",
         distribute_arguments,
         R"(game:distribute_counters { count = 5, among = it.opponent.bench })",
         verbs::distribute_counters),
    verb(asks, "heal", "integer", "removes damage: how many counters", heal_arguments,
         R"(game:heal { on = it.attacker, damage = 20 })", verbs::heal,
         "unless one of `counters` and `damage` is given; for `damage` that is no multiple of 10"),
    verb(asks, "set_condition", "nil", "the Pokémon is now Asleep, Burned ...",
         set_condition_arguments,
         R"(game:set_condition { on = it.defender, condition = "asleep" })", verbs::set_condition),
    verb(asks, "remove_conditions", "nil", "removes Special Conditions",
         remove_conditions_arguments, R"(game:remove_conditions { on = it.attacker })",
         verbs::remove_conditions),
    verb(asks, "switch", "Pokemon|nil",
         "a Benched Pokémon becomes its owner's Active one, and that goes to the Bench; without "
         "`to` the player chooses, and an empty Bench is no error: the Pokémon now Active, or nil",
         switch_arguments,
         R"(game:switch { of = it.opponent }      -- the owner of this text chooses
game:switch { player = it.opponent }  -- the opponent does
game:switch())",
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
    verb(asks, "put_marker", "nil",
         "puts markers that are no damage counters on a Pokémon; they stay on the Bench, too",
         put_marker_arguments,
         R"(card.attack["Example"] = {
  after = function(game, it)
    if it.defender:markers("Char") == 0 and game:flip() then
      game:put_marker { on = it.defender, name = "Char", stays = true }
    end
  end,
}

card.lasting["Char"] = {
  on_checkup = function(game, it)
    if not game:flip { player = it.self.owner } then
      game:put_counters { on = it.self, count = 2 }
    end
  end,
})",
         verbs::put_marker,
         "for a `name` that `card.lasting` has not; when 24 effects last already"),
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
