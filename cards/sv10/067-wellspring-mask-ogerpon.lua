local water_basic_energy = ptcg.filter { "basic_energy", type = "water" }

card.attack["Water Kagura"] = function(game)
  local found = game:search { water_basic_energy, shuffle = false }
  if #found > 0 then game:attach(found, game:choose("own_pokemon")) end
  game:shuffle()
end

card.attack["Bubble Drain"] = function(game, it) game:heal(it.attacker, 30) end
