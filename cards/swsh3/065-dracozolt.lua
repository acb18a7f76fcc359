card.attack["Amping Up"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 90 }, "own_next_turn", { attack = it.attack })
end

card.attack["Giga Impact"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
