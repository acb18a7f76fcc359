local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = function(game)
  game:search { filter = pokemon, to = "hand", show = true }
end
