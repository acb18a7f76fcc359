card.attack["Intimidating Stare"] = function(game, it)
  game:lasting(it.defender, { damage_dealt = -20 }, "opponents_next_turn")
end
