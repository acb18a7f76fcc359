-- Tries to use string.gmatch.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = ('x'):gmatch('()')
end
