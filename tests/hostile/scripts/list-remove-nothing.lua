-- Removes an element that a list does not have.
-- run: bad argument #2 to 'remove' (position out of bounds)

card.play = function(game, it)
  game:draw(2)
  table.remove({ 1 }, math.maxinteger)
end
