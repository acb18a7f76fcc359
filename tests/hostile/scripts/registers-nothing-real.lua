-- An effect that answers a Pokémon although nothing is asked of it.
-- harmless

card.play = function(game, it)
  return it.owner.active, game, card
end
