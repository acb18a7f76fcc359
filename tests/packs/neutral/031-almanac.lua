local card = ...

local evolution = ptcg.filter { stage = "evolution" }

card.play = function(game) game:search { filter = evolution, to = "hand" } end
