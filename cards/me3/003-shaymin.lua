local grass = ptcg.filter { type = "grass" }

card.attack["Send Flowers"] = function(game, it)
  if it.owner:count("bench", grass) > 0 then
    local found = game:search { "energy", shuffle = false }
    if #found > 0 then game:attach(found, game:choose("own_bench", grass)) end
  end
  game:shuffle()
end
