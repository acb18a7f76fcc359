card.ability["Incandescent Body"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:set_condition(it.attacker, "burned") end,
  },
}
