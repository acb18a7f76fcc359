local evolution = ptcg.filter { "pokemon", stage = "evolution" }

card.attack["Fast Evolution"] = function(game, it) game:search { evolution, to = "hand" } end

card.attack["Double Scratch"] = { times = function(game) return game:flips(2) end }
