-- Asks for a card number that no card has.
-- run: move: give either `card` or `cards`
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:move { card = it.owner.hand[1000], to = 'hand' }
end
