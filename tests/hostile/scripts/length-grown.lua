-- Measures a growing list: each time costs more.
-- run: more than 300000 instructions

card.play = function(game, it)
  local list = {}
  while true do list[#list + 1] = 1 end
end
