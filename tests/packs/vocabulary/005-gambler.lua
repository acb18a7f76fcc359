local card = ...

card.attack["Until Tails"] = {
  damage = function(game) return 10 * game:flips_until_tails() end,
}

card.attack["Per Energy"] = {
  damage = function(game, it) return 20 * game:flips { count = it.attacker.energy_total } end,
}

card.attack["Both Heads"] = {
  after = function(game, it)
    if game:flips { count = 2 } == 2 then game:knock_out { pokemon = it.defender } end
  end,
}

card.attack["Their Coin"] = {
  after = function(game, it)
    if not game:flip { player = it.opponent } then game:draw { count = 2 } end
  end,
}
