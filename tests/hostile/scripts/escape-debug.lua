-- Tries to use debug.
-- run: "debug" is not defined

card.play = function(game, it)
  game:draw(2)
  debug.getregistry()
end
