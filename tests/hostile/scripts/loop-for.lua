-- A for that would take centuries.
-- run: more than 300000 instructions
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  for _ = 1, math.maxinteger do end
end
