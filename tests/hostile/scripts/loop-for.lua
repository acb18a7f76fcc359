-- A for loop that would take centuries.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  for _ = 1, math.maxinteger do end
end
