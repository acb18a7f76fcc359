card.attack["Gathering Food"] = function(game, it)
  game:search { "trainer", max = it.attacker.energy_total, to = "hand" }
end
