local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }

card.attack["Incendiary Pillar"] = {
  more = function(_, it) return it.owner:count("discard", fire_basic_energy) >= 10 and 100 end,
}

card.attack["Burn It All Up"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
