-- Changes the bits of a handle.
-- run: attempt to perform bitwise operation on a userdata value

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner.active | 1
end
