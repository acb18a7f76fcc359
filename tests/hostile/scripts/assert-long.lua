-- Fails with a text of two thousand bytes.
-- run: xxxxxxxx
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local text = 'xxxxxxxx'
  for _ = 1, 8 do text = text .. text end
  assert(false, text)
end
