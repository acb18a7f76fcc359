card.attack["Snotted Up"] = function(game, it)
  game:lasting(it.defender, "no_attack", "opponents_next_turn")
end
