local card = ...

local lightning = ptcg.filter { type = "lightning" }

card.attack["Defense Curl"] = {
  after = function(game, it)
    if game:flip() then
      game:lasting { kind = "no_damage", on = it.attacker, ends = "opponents_next_turn" }
    end
  end,
}

card.attack["Discharge"] = {
  damage = function(game, it)
    local discarded = game:discard_energy {
      from = it.attacker,
      count = "all",
      filter = lightning,
    }
    return it.attack.damage * #discarded
  end,
}
