-- Sets a field of a Pokémon.
-- run: the fields of a Pokémon cannot be set

card.play = function(game, it)
  game:draw(2)
  it.owner.active.damage = 0
end
