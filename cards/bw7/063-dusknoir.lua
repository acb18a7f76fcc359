card.ability["Sinister Hand"] = {
  use = {
    needs = { "opponent_bench", { "opponent_pokemon", "damaged" } },
    effect = function(game, it)
      local from = game:choose("opponent_pokemon", "damaged")
      game:move_counters(from, game:choose("opponent_pokemon", { except = from }))
    end,
  },
}

card.attack["Shadow Punch"] = { ignores = "resistance" }
