local psychic_basic_energy = ptcg.filter { "basic_energy", type = "psychic" }

card.ability["Scent Collection"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { psychic_basic_energy, max = 2, to = "hand" } end,
  },
}

card.attack["Draining Kiss"] = function(game, it) game:heal(it.attacker, 30) end
