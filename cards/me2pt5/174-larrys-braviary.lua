card.attack["Clutch"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Brave Bird"] = function(game, it) game:damage(it.attacker, 30) end
