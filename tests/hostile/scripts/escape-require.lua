-- Tries to use require.
-- run: "require" is not defined

card.play = function(game, it)
  game:draw(2)
  require 'io'
end
