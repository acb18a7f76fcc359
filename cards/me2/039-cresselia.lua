local psychic_basic_energy = ptcg.filter { "basic_energy", type = "psychic" }

card.attack["Swelling Light"] = function(game, it)
  game:search { psychic_basic_energy, max = 2, to = it.attacker }
end
