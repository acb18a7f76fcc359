local basic_lillies_pokemon = ptcg.filter { "pokemon", stage = "basic", name_includes = "Lillie's" }

card.attack["Inviting Flowers"] = function(game)
  if game:ask() then game:search { basic_lillies_pokemon, max = "all", to = "bench" } end
end

card.attack["Fade Out"] = function(game, it) game:return_to(it.attacker, "hand") end
