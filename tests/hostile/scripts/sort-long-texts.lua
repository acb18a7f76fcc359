-- Makes Lua itself compare long strings that are nearly equal.
-- run: more than 300000 instructions

card.play = function(game, it)
  local text = "0123456789abcdef"
  for _ = 1, 7 do text = text .. text end
  local list = {}
  for i = 1, 60 do list[i] = text .. (100 - i) end
  table.sort(list)
end
