-- Replaces a function of the card API.
-- run: cannot set "filter"
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  ptcg.filter = nil
end
