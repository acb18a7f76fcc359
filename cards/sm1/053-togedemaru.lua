local lightning = ptcg.filter { type = "lightning" }

card.attack["Defense Curl"] = function(game, it)
  if game:flip() then game:lasting(it.attacker, "no_damage", "opponents_next_turn") end
end

card.attack["Discharge"] = {
  times = function(game, it)
    local discarded = game:discard_energy_cards(it.attacker, "all", lightning)
    return #discarded
  end,
}
