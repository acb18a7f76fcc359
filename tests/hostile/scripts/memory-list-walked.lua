-- Grows a list while ipairs iterates over it.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  local list = { 1 }
  for i in ipairs(list) do list[i + 1] = i end
end
