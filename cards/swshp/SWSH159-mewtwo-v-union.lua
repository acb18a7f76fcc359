local card = ...

local psychic = ptcg.filter { kind = "energy", type = "psychic" }

card.ability["Photon Barrier"] = {
  allow_effect = { by = "opponent", origin = "attack", value = false },
}

card.attack["Union Gain"] = {
  after = function(game, it)
    game:search {
      zone = "discard",
      filter = psychic,
      min = 1,
      max = 2,
      to = it.attacker,
    }
  end,
}

card.attack["Super Regeneration"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 20 } end,
}

card.attack["Psysplosion"] = {
  after = function(game, it)
    game:distribute_counters { count = 16, among = it.opponent }
  end,
}
