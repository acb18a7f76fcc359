-- A for in steps too small to get anywhere.
-- run: more than 300000 instructions
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  for _ = 0, 1, 1e-300 do end
end
