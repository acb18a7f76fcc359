local grass_pokemon = ptcg.filter { "pokemon", type = "grass" }

card.ability["Illuminate"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game, it) game:search { grass_pokemon, to = "hand" } end,
  },
}

card.attack["Flickering Spores"] = function(game, it) game:set_condition(it.defender, "asleep") end
