-- Reaches for load.
-- run: "load" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  load('return 1')()
end
