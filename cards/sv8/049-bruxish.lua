card.ability["Counterattack"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 3) end,
  },
}

card.attack["Big Bite"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
