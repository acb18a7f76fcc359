card.attack["Throw Energy"] = {
  damage = function(game, it)
    local thrown = game:choose_up_to("all", it.attacker.energy_cards, {
      purpose = "discard_energy",
      may = true,
    })
    return 20 * #game:discard(thrown)
  end,
}

card.attack["Burn Out"] = function(game, it) game:discard_energy_cards(it.attacker, 2) end

card.attack["Tear Off"] = {
  before = function(game, it) game:discard_energy_cards(it.defender, 1) end,
}

card.attack["Mill"] = function(game, it)
  game:discard_top(1)
  game:discard_top(2, it.opponent)
end
