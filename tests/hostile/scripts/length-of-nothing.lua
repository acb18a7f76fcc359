-- Measures what has no length.
-- run: # is for lists and texts, got nil
local card, ptcg = ...

card.play = function(game, it)
  local list
  game:draw { count = #list }
end
