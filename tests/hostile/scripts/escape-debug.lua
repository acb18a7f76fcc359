-- Reaches for debug.
-- run: "debug" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  debug.getregistry()
end
