card.attack["Energy Absorption"] = function(game, it)
  game:search { "energy", zone = "discard", min = 1, max = 2, to = it.attacker }
end
