-- A repeat without end.
-- run: stopped after 20 ms
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  repeat until false
end
