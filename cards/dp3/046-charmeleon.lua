local fire = ptcg.filter { type = "fire" }

card.attack["Fire Fang"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Flare Tail"] = {
  more = function(game, it)
    if not game:flip() then return 0 end
    game:discard_energy_cards(it.attacker, 1, fire)
    return 20
  end,
}
