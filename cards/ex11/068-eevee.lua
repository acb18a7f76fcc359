local metal = ptcg.filter { "energy", type = "metal" }

card.attack["Metal Scoop"] = function(game, it)
  game:search { metal, zone = "discard", min = 1, to = it.attacker }
end
