local card = ...

card.attack["Long Shot"] = {
  after = function(game, it)
    game:damage { to = it.opponent.bench, amount = 40, on_bench = true }
  end,
}

card.attack["Short Shot"] = {
  after = function(game, it) game:damage { to = it.opponent.bench, amount = 40 } end,
}
