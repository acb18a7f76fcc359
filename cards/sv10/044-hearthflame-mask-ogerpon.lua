local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }

card.attack["Fire Kagura"] = function(game)
  local found = game:search { fire_basic_energy, shuffle = false }
  if #found > 0 then game:attach(found, game:choose("own_pokemon")) end
  game:shuffle()
end

card.attack["Searing Flame"] = function(game, it) game:set_condition(it.defender, "burned") end
