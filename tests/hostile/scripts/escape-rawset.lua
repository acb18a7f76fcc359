-- Tries to use rawset.
-- run: "rawset" is not defined

card.play = function(game, it)
  game:draw(2)
  rawset(string, 'sub', nil)
end
