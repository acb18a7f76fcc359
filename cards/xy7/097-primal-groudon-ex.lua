card.ability["θ Max"] = {
  on_evolve = {
    from = "anywhere",  -- "becomes", in any way
    effect = function(game, it) game:heal(it.self, "all") end,
  },
}

card.attack["Gaia Volcano"] = {
  more = function(game) return game.stadium and 100 end,
  after = function(game) if game.stadium then game:discard(game.stadium) end end,
}
