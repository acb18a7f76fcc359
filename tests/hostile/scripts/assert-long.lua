-- Fails with a message of two thousand bytes.
-- run: xxxxxxxx

card.play = function(game, it)
  game:draw(2)
  local text = 'xxxxxxxx'
  for _ = 1, 8 do text = text .. text end
  assert(false, text)
end
