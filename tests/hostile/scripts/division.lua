-- Divides the smallest integer by minus one, and takes the remainder.
-- harmless

card.play = function(game, it)
  local least = math.mininteger
  assert(least // -1 == least and least % -1 == 0)
  assert(math.abs(least) == least and -least == least)
end
