card.attack["Ritual"] = {
  target = "opponent_pokemon",
  fails_unless = function(game, it)
    local price = game:flip() and 1 or 2
    if #it.attacker.energy_cards < price then return false end
    game:discard_energy_cards(it.attacker, price)
  end,
  after = function(game, _, chosen) game:damage(chosen, 20) end,
}

card.attack["Spend"] = {
  fails_unless = function(game, it) game:discard_energy_cards(it.attacker, 1) end,
  damage = function(_, it) return 20 * it.attacker.energy_total end,
}

card.attack["Gamble"] = { fails_unless = function(game) return game:flip() end }
