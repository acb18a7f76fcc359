-- Tries to use load.
-- run: "load" is not defined

card.play = function(game, it)
  game:draw(2)
  load('return 1')()
end
