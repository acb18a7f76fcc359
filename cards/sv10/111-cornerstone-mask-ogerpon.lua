local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }

card.attack["Rock Kagura"] = function(game)
  local found = game:search { fighting_basic_energy, shuffle = false }
  if #found > 0 then game:attach(found, game:choose("own_pokemon")) end
  game:shuffle()
end

card.attack["Mountain Ramming"] = function(game, it) game:discard_top(1, it.opponent) end
