local card = ...

card.attack["Strange Hacking"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "confused" }
    game:rearrange_counters { among = it.opponent }
  end,
}

card.attack["Psychic"] = {
  damage = function(_, it) return it.attack.damage + 50 * it.defender.energy_total end,
}
