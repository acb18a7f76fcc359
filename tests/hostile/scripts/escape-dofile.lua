-- Tries to use dofile.
-- run: "dofile" is not defined

card.play = function(game, it)
  game:draw(2)
  dofile('/etc/passwd')
end
