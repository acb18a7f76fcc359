card.ability["Festival Lead"] = {
  attacks_per_turn = { needs = { { "stadium", name = "Festival Grounds" } }, value = 1 },
}

card.attack["Sneaky Placement"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:put_counters(target, 2) end,
}
