card.attack["Coiling Crush"] = function(game, it)
  for _ = 1, game:flips(2) do game:discard_energy_cards(it.defender, 1) end
end
