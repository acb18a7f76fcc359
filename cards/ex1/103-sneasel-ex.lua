card.attack["Double Scratch"] = { times = function(game) return game:flips(2) end }

card.attack["Beat Up"] = { times = function(game, it) return game:flips(#it.owner.pokemon) end }
