local psychic = ptcg.filter { "energy", type = "psychic" }

card.ability["Chaotic Star"] = {
  on_bench = {
    optional = true,
    needs = { { "hand", psychic } },
    effect = function(game, it)
      local energy = game:choose_exactly(2, "hand", psychic)
      game:attach(energy, it.self)
    end,
  },
}

card.attack["Crisis Dive"] = function(game, it) game:discard_energy(it.attacker, 2) end
