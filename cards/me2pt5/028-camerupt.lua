card.attack["Roasting Burn"] = {
  fails_unless = function(_, it) return it.defender:has_condition("burned") end,
}

card.attack["Power Stomp"] = function(game, it) game:discard_energy(it.attacker, 2) end
