local card = ...

card.ability["θ Max"] = {
  on_evolve = {
    from = "anywhere",  -- "becomes", however it does
    effect = function(game, it) game:heal { on = it.self, counters = "all" } end,
  },
}

card.attack["Gaia Volcano"] = {
  damage = function(game, it) return it.attack.damage + (game.stadium and 100 or 0) end,
  after = function(game)
    if game.stadium then game:discard { card = game.stadium } end
  end,
}
