local lightning = ptcg.filter { "basic_energy", type = "lightning" }

card.ability["Electrogenesis"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game, it) game:search { lightning, to = it.self } end,
  },
}

card.attack["Electro Paws"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
