local metal = ptcg.filter { "energy", type = "metal" }

card.attack["Union Gain"] = function(game, it)
  game:search { metal, zone = "discard", min = 1, max = 2, to = it.attacker }
end

card.attack["Dance of the Crowned Sword"] = function(game, it)
  game:lasting(it.defender, { damage_dealt = -150 }, "opponents_next_turn")
end

card.attack["Master Blade"] = function(game, it) game:discard_energy(it.attacker, 3) end
