-- Asks for a number a gigabyte wide.
-- run: format: only %s, %d and %% are supported

card.play = function(game, it)
  game:draw(2)
  local _ = string.format('%999999999d', 1)
end
