card.attack["Dig Up"] = function(game, it)
  local found = game:choose("discard")
  if not game:put_onto_bench(found) then game:draw(1) end
end

card.attack["Carry Over"] = function(game) game:move(game:choose("hand"), "bench") end

card.attack["Call All"] = function(game)
  game:search { "pokemon", min = 1, max = 3, to = "bench" }
end

card.attack["Graft"] = function(game)
  local onto = game:choose("own_pokemon")
  game:evolve(onto, game:choose("discard"))
end
