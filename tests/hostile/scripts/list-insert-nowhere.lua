-- Inserts at a position that does not exist.
-- run: position out of bounds

card.play = function(game, it)
  game:draw(2)
  table.insert({ 1 }, math.mininteger, 2)
end
