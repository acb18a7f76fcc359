card.attack["Strange Hacking"] = function(game, it)
  game:set_condition(it.defender, "confused")
  game:rearrange_counters(it.opponent)
end

card.attack["Psychic"] = { more = function(_, it) return 50 * it.defender.energy_total end }
