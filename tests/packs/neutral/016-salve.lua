local card = ...

card.play = function(game, it)
  local pokemon = game:choose_pokemon { from = it.owner, purpose = "heal" }
  game:heal { on = pokemon, counters = 2 }
end
