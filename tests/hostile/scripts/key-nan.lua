-- Uses NaN as a key.
-- run: index is NaN

card.play = function(game, it)
  game:draw(2)
  local list = {}
  list[0 / 0] = 1
end
