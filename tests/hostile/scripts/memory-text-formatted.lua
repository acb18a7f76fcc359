-- Doubles a text through string.format.
-- run: a call may use no more than 1024 KiB
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local text = 'x'
  while true do text = string.format('%s%s', text, text) end
end
