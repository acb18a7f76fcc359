card.play = function(game, it)
  if game:ask { player = it.opponent } then
    game:take_prizes(1)
    game:take_prizes(1, it.opponent)
  else
    game:draw(4)
  end
end
