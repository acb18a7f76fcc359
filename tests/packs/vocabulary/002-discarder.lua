local card = ...

card.attack["Throw Energy"] = {
  damage = function(game, it)
    local thrown = game:choose_energy { from = it.attacker, min = 0, max = "all" }
    return 20 * #game:discard { cards = thrown }
  end,
}

card.attack["Burn Out"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, count = 2 } end,
}

card.attack["Tear Off"] = {
  before = function(game, it) game:discard_energy { from = it.defender } end,
}

card.attack["Mill"] = {
  after = function(game, it)
    game:discard_top { count = 1 }
    game:discard_top { count = 2, player = it.opponent }
  end,
}
