// `it`: the call in progress.

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

constexpr auto H = HandleKind::context;

constexpr Member members[] = {
    field(H, "self", "Pokemon|nil", "the Pokémon this text is on",
          R"(card.ability["Example"] = {
  activated = {
    uses = "once_per_turn",
    effect = function(game, it) game:heal { on = it.self, counters = 1 } end,
  },
})",
          fields::it_self),
    field(H, "owner", "Player", "whose text this is",
          R"(game:draw { count = 1, player = it.owner })", fields::it_owner),
    field(H, "opponent", "Player", "the owner's opponent",
          R"(game:discard_top { count = 1, player = it.opponent })", fields::it_opponent),
    field(H, "player", "Player|nil", "who does what the event is about",
          R"(card.ability["Example"] = {
  on_turn_end = {
    subject = "any",
    effect = function(game, it) game:draw { count = 1, player = it.player } end,
  },
})",
          fields::it_player),
    field(
        H, "attacker", "Pokemon|nil",
        "the attacking Pokémon; `nil` if none attacks. Its attack may have taken it out of play: "
        "then verbs have nothing to do with it, `in_play` is false, and other fields raise. Whose "
        "attack it must be is said by `by`, what attacks by `attacker`; in events of damage "
        "`it.player` attacks",
        R"(game:damage { to = it.attacker, amount = 10 })", fields::it_attacker),
    field(H, "defender", "Pokemon|nil",
          "in an attack the opponent's Active Pokémon; elsewhere who is damaged. One that has left "
          "play is treated like such an `attacker`",
          R"(game:set_condition { on = it.defender, condition = "asleep" })", fields::it_defender),
    field(
        H, "target", "Pokemon|nil",
        "the Pokémon the event is about; `nil` if it is about none. In a trigger it may have left "
        "play since: then verbs have nothing to do with it, `in_play` is false, and other fields "
        "raise",
        R"(card.ability["Example"] = {
  on_attach = {
    subject = "own",
    effect = function(game, it) game:heal { on = it.target, counters = 1 } end,
  },
})",
        fields::it_target),
    field(H, "card", "Card|nil", "the card the event is about, else the card of this text",
          R"(card.ability["Example"] = {
  on_attach = function(game, it)
    if it.card:is_type("fire") then game:draw { count = 1 } end
  end,
})",
          fields::it_card),
    field(H, "amount", "integer", "damage, cost, HP ...: what a query starts from",
          R"(card.ability["Example"] = {
  damage_taken = function(game, it) return it.amount - 10 end,
})",
          fields::it_amount),
    field(H, "value", "integer", "the number stored with a lasting effect",
          R"(card.attack["Example"] = {
  after = function(game, it)
    game:lasting { name = "guard", on = it.attacker, value = 20, ends = "opponents_next_turn" }
  end,
}

card.lasting["guard"] = {
  damage_taken = function(game, it) return it.amount - it.value end,
})",
          fields::it_value),
    field(H, "attack", "Attack|nil", "the attack used",
          R"(card.attack["Example"] = {
  damage = function(game, it) return it.attack.damage + 10 * game:flips { count = 2 } end,
})",
          fields::it_attack),
    field(H, "from_hand", "boolean", "the card came from the hand",
          R"(card.ability["Example"] = {
  on_attach = function(game, it)
    if it.from_hand then game:draw { count = 1 } end
  end,
})",
          fields::it_from_hand),
    field(H, "harm", "Harm|nil", "what harmed the target",
          R"(card.ability["Example"] = {
  on_knock_out = function(game, it)
    if it.harm == "attack_damage" then game:draw { count = 1 } end
  end,
})",
          fields::it_harm),
    field(H, "origin", "Origin|nil", "what kind of text does it, where one is asked about",
          R"(card.ability["Example"] = {
  allow_effect = {
    by = "opponent",
    effect = function(game, it) return it.origin ~= "attack" or it.self.is_active end,
  },
})",
          fields::it_origin),
    field(H, "condition", "Condition|nil", "the Special Condition the event is about",
          R"(card.ability["Example"] = {
  may_have_condition = function(game, it) return it.condition ~= "asleep" end,
})",
          fields::it_condition),
    field(H, "damage_done", "integer",
          "in the `after` part: the damage the attack did to the Defending Pokémon",
          R"(game:heal { on = it.attacker, counters = it.damage_done // 10 })",
          fields::it_damage_done),
};

}  // namespace

std::span<const Member> it_members()
{
    return members;
}

}  // namespace ptcg::script
