local card = ...

card.attack["Grope"] = {
  after = function(game, it)
    local top = game:top { count = 2 }
    local taken = game:choose_card { from = top }
    for _, other in ipairs(top) do
      game:move { card = other, to = other == taken and "hand" or "deck_bottom" }
    end
  end,
}
