-- An effect that returns a Pokémon although it should return nothing.
-- harmless

card.play = function(game, it)
  return it.owner.active, game, card
end
