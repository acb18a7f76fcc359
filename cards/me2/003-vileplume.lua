card.attack["Pollen Bomb"] = function(game, it)
  game:set_condition(it.defender, "asleep")
  game:set_condition(it.defender, "poisoned")
end

card.attack["Lively Flower"] = {
  more = function(game, it) return game:happened("healed", { pokemon = it.attacker }) and 120 end,
}
