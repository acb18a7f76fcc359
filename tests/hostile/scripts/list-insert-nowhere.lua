-- Inserts at a place without number.
-- run: position out of bounds

card.play = function(game, it)
  game:draw(2)
  table.insert({ 1 }, math.mininteger, 2)
end
