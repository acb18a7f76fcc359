local rotom_pokemon = ptcg.filter { "pokemon", name_includes = "Rotom" }

card.attack["Roto Call"] = function(game)
  if game:ask() then game:search { rotom_pokemon, max = "all", to = "bench" } end
end

card.attack["Gadget Show"] = { times = function(_, it) return #it.owner.tools end }
