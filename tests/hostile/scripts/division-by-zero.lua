-- Divides by zero.
-- run: attempt to perform 'n%0'
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = 1 % 0
end
