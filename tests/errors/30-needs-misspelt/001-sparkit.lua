card.attack["Zap"] = {
  damage = function(game, it)
    return it.attack.damage + (game:flip() and 10 or 0)
  end,
}

card.ability["Static"] = {
  use = {
    uses = "once_per_turn",
    needs = { "bench_spase" },
    effect = function(game, it) game:draw() end,
  },
}
