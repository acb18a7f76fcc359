local card = ...

card.attack["Ritual"] = {
  choose = function(game, it) return game:choose_pokemon { from = it.opponent } end,
  require = function(game, it)
    local price = game:flip() and 1 or 2
    if #it.attacker.energy_cards < price then return false end
    game:discard_energy { from = it.attacker, count = price }
  end,
  after = function(game, _, chosen) game:damage { to = chosen, amount = 20 } end,
}

card.attack["Spend"] = {
  require = function(game, it) game:discard_energy { from = it.attacker, count = 1 } end,
  damage = function(_, it) return 20 * it.attacker.energy_total end,
}

card.attack["Gamble"] = {
  require = function(game) return game:flip() end,
}
