-- Looks for what lies behind a handle.
-- run: has named fields only

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner[0]
end
