local card = ...

-- Special Energy provides its type only while it is attached (ZONE-07).
local fire_energy = ptcg.filter { kind = "basic_energy", type = "fire" }

card.attack["Flame Cloak"] = {
  after = function(game, it)
    game:search { zone = "discard", filter = fire_energy, min = 1, to = it.attacker }
  end,
}

card.attack["Bright Flame"] = {
  after = function(game, it)
    if game:flip() then return end
    -- "2 Energy", not "2 Energy cards": one card that provides both is enough.
    game:discard_energy { from = it.attacker, units = 2 }
  end,
}
