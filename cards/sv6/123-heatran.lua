local metal = ptcg.filter { type = "metal" }

card.ability["Incandescent Body"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:set_condition(it.attacker, "burned") end,
  },
}

card.attack["Steel Burst"] = {
  times = function(game, it)
    local discarded = game:discard_energy_cards(it.attacker, "all", metal)
    return #discarded
  end,
}
