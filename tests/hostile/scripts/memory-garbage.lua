-- Makes garbage without end, keeping none of it.
-- run: more than 300000 instructions
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  while true do local _ = { {}, {}, {} } end
end
