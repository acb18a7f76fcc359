card.ability["Exploding Needles"] = {
  on_knock_out = {
    where = "active",
    by = "opponent",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game, it) game:put_counters(it.attacker, 6) end,
  },
}

card.attack["Corner"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
