local psychic_energy = ptcg.filter { "energy", type = "psychic" }

card.attack["Recover"] = {
  fails_unless = function(game, it)
    return #game:discard_energy_cards(it.attacker, 1, psychic_energy) == 1
  end,
  after = function(game, it) game:heal(it.attacker, "all") end,
}
