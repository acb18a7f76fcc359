-- Gives texts a method of its own.
-- run: attempt to index a string value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local text = ''
  text.evil = 1
end
