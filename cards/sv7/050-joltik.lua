local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }
local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }

card.attack["Jolting Charge"] = function(game)
  for _, energy in ipairs(game:search { grass_basic_energy, max = 2, shuffle = false }) do
    game:attach(energy, game:choose("own_pokemon"))
  end
  for _, energy in ipairs(game:search { lightning_basic_energy, max = 2, shuffle = false }) do
    game:attach(energy, game:choose("own_pokemon"))
  end
  game:shuffle()
end
