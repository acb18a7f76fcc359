local damaged_tauros = ptcg.filter { "damaged", name_includes = "Tauros" }

card.attack["Raging Charge"] = {
  times = function(_, it) return it.owner:count("pokemon", damaged_tauros) end,
}

card.attack["Double-Edge"] = function(game, it) game:damage(it.attacker, 20) end
