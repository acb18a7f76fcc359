-- Asks for a number a gigabyte wide.
-- run: format: only %s, %d and %% may be used
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = string.format('%999999999d', 1)
end
