-- Reads and writes fractions, which are written differently in other languages.
-- harmless

local half = 1.5

card.play = function(game, it)
  assert(tostring(half) == "1.5" and half .. "" == "1.5" and tostring(2.0) == "2.0")
  assert(string.format("%s", half) == "1.5" and table.concat({ half, 0.25 }, " ") == "1.5 0.25")
  assert(tonumber("1.5") == half and tonumber("1,5") == nil and tonumber("0x.8p1") == 1.0)
  game:draw(math.tointeger(half * 2))
end
