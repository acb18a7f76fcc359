card.ability["Emergency Surfacing"] = {
  once_per_turn = {
    where = "discard",
    needs = { "bench_space", { "hand_at_most", count = 0 } },
    effect = function(game, it) if game:put_onto_bench(it.card) then game:draw(3) end end,
  },
}

card.attack["Water Arrow"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:damage(target, 60) end,
}
