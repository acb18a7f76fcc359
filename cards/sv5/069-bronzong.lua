card.attack["Evolution Jammer"] = function(game, it)
  game:lasting(it.opponent, "no_evolution", "opponents_next_turn")
end

card.lasting["no_evolution"] = { may_evolve = false }
