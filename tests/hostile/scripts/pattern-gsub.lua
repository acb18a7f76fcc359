-- Tries to use string.gsub.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = ('x'):gsub('.', function() while true do end end)
end
