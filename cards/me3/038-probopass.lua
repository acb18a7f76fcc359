card.attack["Obliterating Nose"] = function(game, it) game:discard_energy(it.attacker, 3) end
