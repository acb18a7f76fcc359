-- Loads a file in the middle of a match.
-- run: require: only at the top of a file
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  ptcg.require 'costs'
end
