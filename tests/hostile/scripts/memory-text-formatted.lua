-- Doubles a string with string.format.
-- run: a string can have at most 4096 bytes

card.play = function(game, it)
  game:draw(2)
  local text = 'x'
  while true do text = string.format('%s%s', text, text) end
end
