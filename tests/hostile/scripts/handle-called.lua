-- Calls a handle.
-- run: attempt to call a userdata value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  it.owner.active()
end
