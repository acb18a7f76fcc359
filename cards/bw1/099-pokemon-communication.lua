card.play = {
  needs = { { "hand", "pokemon" } },
  effect = function(game)
    local returned = game:choose("hand", "pokemon")
    game:show(returned)
    game:move(returned, "deck_top")
    game:search { "pokemon", to = "hand" }
  end,
}
