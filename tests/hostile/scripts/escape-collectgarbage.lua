-- Reaches for collectgarbage.
-- run: "collectgarbage" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  collectgarbage('stop')
end
