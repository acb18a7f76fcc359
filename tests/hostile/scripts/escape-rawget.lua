-- Tries to use rawget.
-- run: "rawget" is not defined

card.play = function(game, it)
  game:draw(2)
  rawget(it, 1)
end
