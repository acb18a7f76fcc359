card.attack["Whirlpool"] = function(game, it) game:discard_energy_cards(it.defender, 1) end

card.attack["Aqua Slash"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
