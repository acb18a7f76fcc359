-- Flips a million coins.
-- run: flips: 

card.play = function(game, it)
  game:draw(2)
  game:flips(1000000)
end
