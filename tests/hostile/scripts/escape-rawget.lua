-- Reaches for rawget.
-- run: "rawget" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  rawget(it, 1)
end
