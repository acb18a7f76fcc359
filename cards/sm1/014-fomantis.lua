local grass_card = ptcg.filter { "energy", type = "grass" }

card.attack["Synthesis"] = function(game)
  local found = game:search { grass_card, shuffle = false }
  if #found > 0 then
    local target = game:choose("own_pokemon")
    game:attach(found, target)
  end
  game:shuffle()
end
