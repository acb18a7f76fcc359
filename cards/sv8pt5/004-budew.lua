card.attack["Itchy Pollen"] = function(game, it)
  game:lasting(it.opponent, "no_items", "opponents_next_turn")
end
