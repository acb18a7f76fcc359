card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:draw(2)
    if it.owner.hand_count >= 10 then game:draw(2) end
  end,
}
