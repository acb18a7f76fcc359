local card = ...

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:draw { count = 2 }
    if game.stadium and game.stadium.owner == it.owner then game:draw { count = 2 } end
  end,
}
