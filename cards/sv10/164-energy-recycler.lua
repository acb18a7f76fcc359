card.play = {
  needs = { { "discard", "basic_energy" } },
  effect = function(game) game:move(game:choose_up_to(5, "discard", "basic_energy"), "deck") end,
}
