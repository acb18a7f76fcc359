card.play = function(game, it)
  game:draw(3)
  game:switch(it.opponent, { player = it.opponent })
end
