card.attack["Drum Roll"] = function(game, it) game:damage(it.opponent.bench, 10) end

card.attack["Drum Beating"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = it.attack })
end
