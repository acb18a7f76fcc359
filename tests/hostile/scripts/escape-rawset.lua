-- Reaches for rawset.
-- run: "rawset" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  rawset(string, 'sub', nil)
end
