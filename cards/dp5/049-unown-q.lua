card.ability["QUICK"] = {
  once_per_turn = {
    where = "bench",
    effect = function(game, it)
      local to = game:choose("own_pokemon", { except = it.self })
      game:attach(it.self.card, to, { as = "tool" })
    end,
  },
}

-- While it is attached as a Tool.
card.in_play = { retreat_cost = -1 }
