-- Changes a table inside one made when the file was loaded.
-- run: cannot set "x"
local card, ptcg = ...

local memory = { inner = {} }
card.play = function(game, it)
  game:draw { count = 2 }
  memory.inner.x = 1
end
