-- Joins a list of long texts, over and over.
-- run: a text may have no more than 16384 bytes
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local text = '0123456789'
  while true do
    local list = {}
    for i = 1, 100 do list[i] = text end
    text = table.concat(list)
  end
end
