-- A for loop with steps too small to make progress.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  for _ = 0, 1, 1e-300 do end
end
