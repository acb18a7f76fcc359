local metal = ptcg.filter { "energy", type = "metal" }

card.attack["Salvage"] = function(game)
  game:search { metal, zone = "discard", min = 1, to = "hand" }
end

card.attack["Sift"] = {
  times = function(game)
    local found = 0
    for _, discarded in ipairs(game:discard_top(4)) do
      if discarded:is_type("metal") then found = found + 1 end
    end
    return found
  end,
}

card.attack["Pour"] = function(game, it) game:discard_energy_cards(it.attacker, 1, metal) end
