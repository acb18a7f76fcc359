-- Keeps a Pokémon that has left play.
-- run: this Pokémon has left play

card.play = function(game, it)
  local gone = it.owner.active
  game:return_to(gone, 'hand')
  local _ = gone.hp
end
