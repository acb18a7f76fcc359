local card = ...

card.ability["Focus"] = {
  applies_on_bench = { value = { "weakness", "resistance" } },
}

card.attack["Scatter"] = {
  after = function(game, it) game:damage { to = it.opponent.bench, amount = 40 } end,
}
