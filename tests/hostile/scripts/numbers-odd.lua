-- Uses numbers that machines write differently.
-- harmless

card.play = function(game, it)
  local nothing = 0 / 0
  assert(tostring(nothing) == "nan" and tostring(-nothing) == "nan")
  assert(string.format("%s", nothing) == "nan" and table.concat { nothing } == "nan")
  assert(tostring(1 / 0) == "inf" and tostring(-1 / 0) == "-inf" and tostring(-0.0) == "-0.0")
  assert(tostring(0.1 + 0.2) == "0.3" and 7 % -3 == -2 and -7 // 2 == -4 and 5.5 % -2 == -0.5)
  game:draw(1)
end
