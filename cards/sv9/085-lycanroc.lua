local spiky_energy = ptcg.filter { name = "Spiky Energy" }

card.ability["Spike-Clad"] = {
  on_evolve = {
    optional = true,
    needs = { { "discard", spiky_energy } },
    effect = function(game, it)
      game:attach(game:choose_up_to(2, "discard", spiky_energy), it.self)
    end,
  },
}

card.attack["Clamping Fangs"] = { more = function(_, it) return 40 * it.defender.counters end }
