card.play = {
  needs = { "discard" },
  effect = function(game) game:move(game:choose_up_to(2, "discard"), "hand") end,
}
