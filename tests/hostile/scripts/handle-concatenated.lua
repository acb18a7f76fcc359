-- Makes a string from a handle.
-- run: attempt to concatenate a userdata value

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner.active .. ''
end
