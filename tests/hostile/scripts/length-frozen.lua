-- Measures and reads a frozen list with holes in many ways, to leave a trace in it.
-- harmless

local list = { 1, 2, nil, 4, nil, nil, 7, 8 }
local grown = {}
for i = 1, 32 do grown[i] = i end
for i = 32, 4, -1 do
  if i ~= 5 and i ~= 9 and i ~= 16 then grown[i] = nil end
end
local fields = { a = 1, b = 2, c = 3, d = 4, [1] = 1, [2] = 2, [4] = 4, [8] = 8 }

card.play = function(game, it)
  assert(#list == 2 and #grown == 3 and #fields == 2)
  for i = 0, 40 do assert(list[i] ~= 0 and grown[i] ~= 0 and fields[i] ~= 0) end
  for i, _ in ipairs(grown) do assert(i <= #grown) end
  for _, _ in pairs(grown) do assert(#grown == 3) end
  assert(table.concat(list) == "12" and select("#", table.unpack(grown)) == 3)
  assert(#list == 2 and #grown == 3 and #fields == 2)
  game:draw(#list)
end
