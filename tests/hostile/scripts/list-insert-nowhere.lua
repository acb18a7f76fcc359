-- Inserts at a place without number.
-- run: position out of bounds
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  table.insert({ 1 }, math.mininteger, 2)
end
