-- An endless goto.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  ::again::
  goto again
end
