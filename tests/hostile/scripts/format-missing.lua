-- Asks for more values than are given.
-- run: format: too few values

card.play = function(game, it)
  game:draw(2)
  local _ = string.format('%s%s%s', 1)
end
