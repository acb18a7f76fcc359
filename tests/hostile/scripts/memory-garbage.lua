-- Makes garbage without end, keeping none of it.
-- run: stopped after 20 ms
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  while true do local _ = { {}, {}, {} } end
end
