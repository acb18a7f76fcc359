-- Tries to use string.dump.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = string.dump(function() end)
end
