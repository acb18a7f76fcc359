card.ability["Poison Point"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:set_condition(it.attacker, "poisoned") end,
  },
}

card.attack["Venoshock"] = {
  more = function(_, it) return it.defender:has_condition("poisoned") and 90 end,
}
