-- Asks for a card number that no card has: nobody, whom nothing befalls.
-- harmless

card.play = function(game, it)
  game:draw(2)
  assert(#game:move(it.owner.hand[1000], "hand") == 0)
end
