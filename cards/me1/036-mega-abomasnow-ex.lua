local card = ...

local water_energy = ptcg.filter { kind = "basic_energy", type = "water" }

card.attack["Hammer-lanche"] = {
  damage = function(game, it)
    local count = 0
    for _, discarded in ipairs(game:discard_top { count = 6 }) do
      if discarded:matches(water_energy) then count = count + 1 end
    end
    return it.attack.damage * count
  end,
}

card.attack["Frost Barrier"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_taken",
      on = it.attacker,
      value = -30,
      ends = "opponents_next_turn",
    }
  end,
}
