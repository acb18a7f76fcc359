-- Tries to use string.byte.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = ('x'):byte(1, -1)
end
