card.attack["Anything"] = function(game) game:search { min = 1, to = "hand" } end

card.attack["Call"] = function(game)
  game:search { "pokemon", stage = "basic", max = 2, to = "bench" }
end

card.attack["Fetch"] = {
  choose = function(game) return game:choose_number(1, 3) end,
  after = function(game, it, kind)
    local kinds = { "pokemon", "energy", "trainer" }
    game:search { kind = kinds[kind], to = "hand" }
  end,
}

card.attack["Sift"] = function(game)
  game:search { "energy", top = 4, max = "all", to = "hand", rest = "deck_bottom", show = false }
end
