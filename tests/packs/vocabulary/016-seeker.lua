local card = ...

card.attack["Anything"] = {
  after = function(game) game:search { min = 1, to = "hand" } end,
}

card.attack["Call"] = {
  after = function(game)
    game:search { filter = { kind = "pokemon", stage = "basic" }, max = 2, to = "bench" }
  end,
}

card.attack["Fetch"] = {
  choose = function(game) return game:choose_number { low = 1, high = 3 } end,
  after = function(game, it, kind)
    local kinds = { "pokemon", "energy", "trainer" }
    game:search { filter = { kind = kinds[kind] }, to = "hand", show = true }
  end,
}

card.attack["Sift"] = {
  after = function(game)
    game:search { top = 4, filter = { kind = "energy" }, max = "all", to = "hand", rest = "deck_bottom" }
  end,
}
