local metal_basic_energy = ptcg.filter { "basic_energy", type = "metal" }

card.attack["Steel Armament"] = function(game, it)
  game:search { metal_basic_energy, to = it.attacker }
end

card.attack["Slashing Strike"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Slashing Strike" })
end
