local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Grass Kagura"] = function(game)
  local found = game:search { grass_basic_energy, shuffle = false }
  if #found > 0 then game:attach(found, game:choose("own_pokemon")) end
  game:shuffle()
end

card.attack["Ogre's Hammer"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Ogre's Hammer" })
end
