-- Indexes a handle to read what is behind it.
-- run: has only named fields

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner[0]
end
