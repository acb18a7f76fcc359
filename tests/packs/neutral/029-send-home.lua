local card = ...

card.play = function(game, it)
  game:return_to { pokemon = it.opponent.active, to = "hand" }
end
