-- Tries to use string.rep.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = ('x'):rep(1 << 30)
end
