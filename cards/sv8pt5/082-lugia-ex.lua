card.attack["Hyper Whirlpool"] = function(game, it)
  for _ = 1, game:flips_until_tails() do game:discard_energy_cards(it.defender, 1) end
end
