card.play = {
  needs = { "own_bench" },
  effect = function(game, it)
    local switched_in = game:switch()
    if switched_in then game:draw(5 - it.owner.hand_count) end
  end,
}
