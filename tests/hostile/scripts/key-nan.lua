-- Uses what is no number as a key.
-- run: index is NaN
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local list = {}
  list[0 / 0] = 1
end
