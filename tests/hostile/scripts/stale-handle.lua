-- Keeps a Pokémon that has left play.
-- run: this Pokémon has left play
local card, ptcg = ...

card.play = function(game, it)
  local gone = it.owner.active
  game:return_to { pokemon = gone, to = 'hand' }
  local _ = gone.hp
end
