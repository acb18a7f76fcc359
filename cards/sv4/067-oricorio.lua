local card = ...

card.attack["Pep Up"] = {
  after = function(game, it)
    game:move { cards = it.owner.hand, to = "deck" }
    game:draw { count = it.owner.bench_count + it.opponent.bench_count }
  end,
}

card.attack["Volt Wave"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}
