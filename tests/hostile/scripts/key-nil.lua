-- Uses nothing as a key.
-- run: index is nil
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local list = {}
  list[nil] = 1
end
