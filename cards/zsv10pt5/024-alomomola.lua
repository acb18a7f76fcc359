local hp_at_most_70_basic_pokemon = ptcg.filter { "pokemon", hp_at_most = 70, stage = "basic" }

card.ability["Gentle Fin"] = {
  once_per_turn = {
    where = "active",
    needs = { "bench_space", { "discard", hp_at_most_70_basic_pokemon } },
    effect = function(game)
      game:move(game:choose("discard", hp_at_most_70_basic_pokemon), "bench")
    end,
  },
}
