local stage_2 = ptcg.filter { "pokemon", stage = "stage-2" }

card.ability["Emergency Rotation"] = {
  once_per_turn = {
    where = "hand",
    needs = { "bench_space", { "opponent_pokemon", stage_2 } },
    effect = function(game, it) game:put_onto_bench(it.card) end,
  },
}

card.attack["Hyper Ray"] = function(game, it) game:discard(it.attacker.energy_cards) end
