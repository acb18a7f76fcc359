-- Calls a method of one kind on another.
-- run: call it with a colon

card.play = function(game, it)
  game:draw(2)
  local energy = it.owner.active.energy
  energy(it.owner, 'fire')
end
