-- Flips a negative number of coins.
-- run: flips: 

card.play = function(game, it)
  game:draw(2)
  game:flips(math.mininteger)
end
