-- Compares long strings that differ at the end.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  local text = '0123456789'
  for _ = 1, 8 do text = text .. text end
  while true do local _ = text .. 'a' == text .. 'b' end
end
