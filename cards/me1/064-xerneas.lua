local basic_psychic_pokemon = ptcg.filter { "pokemon", stage = "basic", type = "psychic" }

card.attack["Geo Gate"] = function(game)
  game:search { basic_psychic_pokemon, max = 3, to = "bench" }
end

card.attack["Bright Horns"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Bright Horns" })
end
