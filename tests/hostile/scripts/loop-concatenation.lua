-- Adds to a text in a loop, which copies it each time.
-- run: stopped after 20 ms
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local text = ''
  while true do text = (text .. 'xxxxxxxx'):sub(1, 100000) end
end
