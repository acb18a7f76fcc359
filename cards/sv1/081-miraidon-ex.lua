local wanted = ptcg.filter { "pokemon", stage = "basic", type = "lightning" }

card.ability["Tandem Unit"] = {
  once_per_turn = {
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { wanted, max = 2, to = "bench" } end,
  },
}

card.attack["Photon Blaster"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
