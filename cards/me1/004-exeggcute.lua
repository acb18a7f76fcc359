local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Jam-Packed"] = function(game, it)
  game:search { grass_basic_energy, to = it.attacker }
end
