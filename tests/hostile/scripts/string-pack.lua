-- Tries to use string.pack.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = string.pack('j', 1)
end
