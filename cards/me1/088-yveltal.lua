card.attack["Clutch"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
