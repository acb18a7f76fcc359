-- Reaches for _G.
-- run: "_G" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  _G.card = 1
end
