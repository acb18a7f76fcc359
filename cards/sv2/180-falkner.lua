card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:draw(2)
    if game.stadium and game.stadium.owner == it.owner then game:draw(2) end
  end,
}
