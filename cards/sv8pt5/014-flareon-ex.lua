card.attack["Burning Charge"] = function(game)
  local found = game:search { "basic_energy", max = 2, shuffle = false }
  if #found > 0 then game:attach(found, game:choose("own_pokemon")) end
  game:shuffle()
end

card.attack["Carnelian"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
