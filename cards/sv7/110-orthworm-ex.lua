card.ability["Pummeling Payback"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 2 * it.self:energy("metal")) end,
  },
}

card.attack["Rock Tomb"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
