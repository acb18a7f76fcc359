local card = ...

local metal = ptcg.filter { kind = "energy", type = "metal" }

card.attack["Salvage"] = {
  after = function(game)
    game:search { zone = "discard", filter = metal, min = 1, to = "hand" }
  end,
}

card.attack["Sift"] = {
  damage = function(game, it)
    local found = 0
    for _, discarded in ipairs(game:discard_top { count = 4 }) do
      if discarded:is_type("metal") then found = found + 1 end
    end
    return it.attack.damage * found
  end,
}

card.attack["Pour"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, filter = metal } end,
}
