-- Doubles a string until memory runs out.
-- run: a string can have at most 4096 bytes

card.play = function(game, it)
  game:draw(2)
  local text = 'x'
  while true do text = text .. text end
end
