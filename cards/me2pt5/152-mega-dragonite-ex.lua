card.ability["Sky Transport"] = {
  once_per_turn = { needs = { "own_bench" }, effect = function(game) game:switch() end },
}

card.attack["Ryuno Glide"] = function(game, it) game:discard_energy(it.attacker, 2) end
