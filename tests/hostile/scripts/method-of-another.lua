-- Lends a method of one kind to another.
-- run: call it with a colon
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local energy = it.owner.active.energy
  energy(it.owner, 'fire')
end
