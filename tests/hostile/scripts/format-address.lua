-- Asks for a table's address in memory.
-- run: format: only %s, %d and %% are supported

card.play = function(game, it)
  game:draw(2)
  local _ = string.format('%p', {})
end
