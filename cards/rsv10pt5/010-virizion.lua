card.attack["Giga Drain"] = function(game, it)
  game:heal(it.attacker, 10 * (it.damage_done // 10))
end

card.attack["Emerald Blade"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
