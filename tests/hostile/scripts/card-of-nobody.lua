-- Uses an index beyond the hand: it gets no card, and moving no card does nothing.
-- harmless

card.play = function(game, it)
  game:draw(2)
  assert(#game:move(it.owner.hand[1000], "hand") == 0)
end
