local card = ...

card.play = function(game, it)
  game:return_to { pokemon = game:choose_pokemon { from = it.owner }, to = "hand" }
end
