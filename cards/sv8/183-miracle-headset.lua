card.play = {
  needs = { { "discard", "supporter" } },
  effect = function(game) game:move(game:choose_up_to(2, "discard", "supporter"), "hand") end,
}
