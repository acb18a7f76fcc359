card.play = function(game) game:return_to(game:choose("own_pokemon"), "hand") end
