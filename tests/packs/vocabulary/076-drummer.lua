card.ability["Encore"] = {
  attacks_per_turn = { needs = { { "hand_at_most", count = 1 } }, value = 1 },
}

card.attack["Burn Out"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end

card.attack["Hop Away"] = function(game) game:switch() end

card.attack["Wind Up"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 50 }, "turn")
end
