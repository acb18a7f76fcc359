-- Sets a field of a Pokémon.
-- run: the fields of a Pokémon cannot be set
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  it.owner.active.damage = 0
end
