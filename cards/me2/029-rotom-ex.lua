local rotom = ptcg.filter { name_includes = "Rotom" }

card.ability["Multi Adapter"] = {
  tool_limit = { subject = "own", target = rotom, stacks = false, value = 1 },
}

card.attack["Thunderbolt"] = function(game, it) game:discard(it.attacker.energy_cards) end
