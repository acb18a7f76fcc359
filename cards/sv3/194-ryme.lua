local card = ...

card.play = {
  effect = function(game, it)
    game:draw { count = 3 }
    game:switch { player = it.opponent }
  end,
}
