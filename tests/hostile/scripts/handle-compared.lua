-- Orders players by where they lie in memory.
-- run: attempt to compare two userdata values
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = it.owner < it.opponent
end
