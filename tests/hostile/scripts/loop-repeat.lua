-- An endless repeat.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  repeat until false
end
