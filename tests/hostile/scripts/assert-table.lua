-- Fails with a table that would convert itself to a string.
-- run: assertion failed

card.play = function(game, it)
  game:draw(2)
  assert(false, { __tostring = function() while true do end end })
end
