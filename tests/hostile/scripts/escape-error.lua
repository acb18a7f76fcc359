-- Reaches for error.
-- run: "error" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  error({})
end
