-- Fails with a table that would turn itself to text.
-- run: assertion failed

card.play = function(game, it)
  game:draw(2)
  assert(false, { __tostring = function() while true do end end })
end
