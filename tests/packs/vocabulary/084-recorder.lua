local card = ...

card.attack["Fill Up"] = {
  after = function(game, it)
    local pokemon = it.owner:cards { zone = "discard", filter = { kind = "pokemon" } }
    game:draw { count = #game:move { cards = pokemon, to = "bench" } }
  end,
}

card.attack["Send Back"] = {
  after = function(game, it)
    if game:return_to { pokemon = it.defender } then game:draw { count = 1 } end
  end,
}

card.attack["Wire Up"] = {
  after = function(game, it)
    local energy = it.owner:cards { zone = "discard", filter = { kind = "basic_energy" } }
    game:draw { count = #game:attach { cards = energy, to = it.defender } }
  end,
}

card.attack["Turn Back"] = {
  after = function(game, it)
    if game:devolve { pokemon = it.defender } then game:draw { count = 1 } end
  end,
}
