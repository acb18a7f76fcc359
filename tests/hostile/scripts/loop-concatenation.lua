-- Appends to a string in a loop, which copies it each time.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  local text = ''
  while true do text = (text .. 'xxxxxxxx'):sub(1, 4000) end
end
