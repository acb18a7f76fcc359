-- Special Energy provides its type only while it is attached (ZONE-07).
local water_energy = ptcg.filter { "basic_energy", type = "water" }

card.attack["Water Reserve"] = function(game) game:search { water_energy, max = 3, to = "hand" } end
