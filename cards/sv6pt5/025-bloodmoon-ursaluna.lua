local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }

card.ability["Battle-Hardened"] = {
  on_bench = {
    optional = true,
    needs = { { "hand", fighting_basic_energy } },
    effect = function(game, it)
      game:attach(game:choose_up_to(2, "hand", fighting_basic_energy), it.self)
    end,
  },
}

card.attack["Mad Bite"] = { more = function(_, it) return 30 * it.defender.counters end }
