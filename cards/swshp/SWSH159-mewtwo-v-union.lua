local psychic = ptcg.filter { "energy", type = "psychic" }

card.ability["Photon Barrier"] = {
  allow_effect = { by = "opponent", origin = "attack", value = false },
}

card.attack["Union Gain"] = function(game, it)
  game:search { psychic, zone = "discard", min = 1, max = 2, to = it.attacker }
end

card.attack["Super Regeneration"] = function(game, it) game:heal(it.attacker, 200) end

card.attack["Psysplosion"] = function(game, it) game:distribute_counters(16, it.opponent) end
