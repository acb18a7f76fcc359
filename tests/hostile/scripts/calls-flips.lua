-- Flips a million coins.
-- run: flips: 
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:flips { count = 1000000 }
end
