-- A for that would take centuries.
-- run: stopped after 20 ms
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  for _ = 1, math.maxinteger do end
end
