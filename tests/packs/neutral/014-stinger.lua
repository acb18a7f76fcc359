card.attack["Sand"] = function(game, it)
  game:lasting(it.defender, "attack_needs_coin", "opponents_next_turn")
end

card.attack["Snare"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Recoil"] = function(game, it) game:put_counters(it.attacker, 1) end
