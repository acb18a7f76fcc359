card.play = function(game)
  local pokemon = game:choose("own_pokemon")
  game:heal(pokemon, 20)
end
