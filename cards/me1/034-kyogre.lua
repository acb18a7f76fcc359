local card = ...

local water_energy = ptcg.filter { kind = "basic_energy", type = "water" }

card.attack["Riptide"] = {
  damage = function(game, it)
    return it.attack.damage * it.owner:count { zone = "discard", filter = water_energy }
  end,
  after = function(game, it)
    game:move { cards = it.owner:cards { zone = "discard", filter = water_energy }, to = "deck" }
  end,
}

card.attack["Swirling Waves"] = {
  after = function(game, it)
    -- "2 Energy", not "2 Energy cards": one card that provides both is enough.
    game:discard_energy { from = it.attacker, units = 2 }
  end,
}
