-- An endless while.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  while true do end
end
