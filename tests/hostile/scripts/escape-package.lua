-- Tries to use package.
-- run: "package" is not defined

card.play = function(game, it)
  game:draw(2)
  package.loadlib('x', '*')
end
