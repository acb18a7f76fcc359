-- Tries to use io.
-- run: "io" is not defined

card.play = function(game, it)
  game:draw(2)
  io.open('/etc/passwd')
end
