local fire = ptcg.filter { type = "fire" }

card.attack["Flare Blitz"] = function(game, it)
  game:discard_energy_cards(it.attacker, "all", fire)
end
