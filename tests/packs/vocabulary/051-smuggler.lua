local card = ...

card.attack["Dig Up"] = {
  after = function(game, it)
    local found = game:choose_card { zone = "discard" }
    if not game:put_onto_bench { card = found } then game:draw { count = 1 } end
  end,
}

card.attack["Carry Over"] = {
  after = function(game) game:move { card = game:choose_card { zone = "hand" }, to = "bench" } end,
}

card.attack["Call All"] = {
  after = function(game)
    game:search { filter = { kind = "pokemon" }, min = 1, max = 3, to = "bench" }
  end,
}

card.attack["Graft"] = {
  after = function(game, it)
    local onto = game:choose_pokemon { from = it.owner }
    game:evolve { pokemon = onto, card = game:choose_card { zone = "discard" } }
  end,
}
