card.attack["Fill Up"] = function(game, it)
  local pokemon = it.owner:find("discard", "pokemon")
  game:draw(#game:move(pokemon, "bench"))
end

card.attack["Send Back"] = function(game, it)
  if game:return_to(it.defender, "hand") then game:draw(1) end
end

card.attack["Wire Up"] = function(game, it)
  local energy = it.owner:find("discard", "basic_energy")
  game:draw(#game:attach(energy, it.defender))
end

card.attack["Turn Back"] = function(game, it) if game:devolve(it.defender) then game:draw(1) end end
