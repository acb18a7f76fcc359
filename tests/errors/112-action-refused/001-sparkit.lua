card.play = {
  needs = { "deck", { "discard", "energy", count = 2 } },
  effect = function(game) game:draw(2) end,
}
