-- Reads the metatable of a handle.
-- run: has no "__index"

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner.__index
end
