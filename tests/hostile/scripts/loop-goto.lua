-- A goto without end.
-- run: more than 300000 instructions
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  ::again::
  goto again
end
