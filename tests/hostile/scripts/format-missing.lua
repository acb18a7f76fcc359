-- Asks for more values than are given.
-- run: format: too few values
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = string.format('%s%s%s', 1)
end
