-- Asks where a table lies in memory.
-- run: format: only %s, %d and %% may be used
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = string.format('%p', {})
end
