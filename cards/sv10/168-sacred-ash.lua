card.play = {
  needs = { { "discard", "pokemon" } },
  effect = function(game) game:move(game:choose_up_to(5, "discard", "pokemon"), "deck") end,
}
