-- Reaches for require.
-- run: "require" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  require 'io'
end
