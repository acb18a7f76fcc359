-- Flips as many coins as there are negative numbers.
-- run: flips: 
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:flips { count = math.mininteger }
end
