card.attack["Growl"] = function(game, it)
  game:lasting(it.defender, { damage_dealt = -30 }, "opponents_next_turn")
end
