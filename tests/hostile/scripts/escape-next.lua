-- Reaches for next.
-- run: "next" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = next({})
end
