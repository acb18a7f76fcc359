local fire = ptcg.filter { "energy", type = "fire" }

card.attack["Flame Charge"] = function(game, it) game:search { fire, to = it.attacker } end
