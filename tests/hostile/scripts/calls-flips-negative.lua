-- Flips as many coins as there are negative numbers.
-- run: flips: 

card.play = function(game, it)
  game:draw(2)
  game:flips(math.mininteger)
end
