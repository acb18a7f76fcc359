card.ability["Hidden Poison"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:set_condition(it.attacker, "poisoned") end,
  },
}

card.attack["Tongue Spring"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:damage(target, 20) end,
}
