-- Looks for what lies behind a handle.
-- run: has named fields only
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = it.owner[0]
end
