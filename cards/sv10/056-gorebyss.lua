local water_basic_energy = ptcg.filter { "basic_energy", type = "water" }

card.attack["Crescendo Wave"] = {
  before = function(game, it)
    game:attach(game:choose_up_to("all", "hand", { water_basic_energy, may = true }), it.attacker)
  end,
  times = function(_, it) return it.attacker:energy("water") end,
}
