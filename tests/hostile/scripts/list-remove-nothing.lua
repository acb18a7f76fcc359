-- Removes what a list has not.
-- run: bad argument #2 to 'remove' (position out of bounds)
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  table.remove({ 1 }, math.maxinteger)
end
