card.ability["Curse"] = {
  once_per_turn = {
    needs = {
      "no_condition",
      { "opponent_pokemon", count = 2 },
      { "opponent_pokemon", "damaged" },
    },
    effect = function(game, it)
      local from = game:choose("opponent_pokemon", "damaged")
      game:move_counters(from, game:choose("opponent_pokemon", { except = from }))
    end,
  },
}

card.attack["Shadow Skip"] = {
  target = "opponent_bench",
  after = function(game, _, target)
    game:damage(target, 10)
    game:switch(game:may_choose("own_bench"))
  end,
}
