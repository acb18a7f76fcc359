local card = ...

card.ability["Festival Lead"] = {
  attacks_per_turn = {
    needs = { { "stadium", filter = { name = "Festival Grounds" } } },
    value = 1,
  },
}

card.attack["Do the Wave"] = {
  damage = function(game, it) return it.attack.damage * it.owner.bench_count end,
}
