-- Changes a table inside one made when the file was loaded.
-- run: cannot set "x"

local memory = { inner = {} }
card.play = function(game, it)
  game:draw(2)
  memory.inner.x = 1
end
