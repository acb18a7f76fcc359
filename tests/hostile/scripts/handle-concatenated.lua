-- Makes a text of a handle.
-- run: attempt to concatenate a userdata value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = it.owner.active .. ''
end
