local restored = ptcg.filter { "pokemon", class = "restored" }

card.ability["Restoring Beam"] = {
  once_per_turn = {
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { restored, to = "bench" } end,
  },
}
