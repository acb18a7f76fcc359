-- Shuffles without end.
-- run: more than 500 calls into the engine
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  while true do game:shuffle {} end
end
