card.attack["Rumble"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Break Ground"] = function(game, it) game:damage(it.owner.bench, 20) end
