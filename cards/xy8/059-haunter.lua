card.ability["Gothic Fear"] = {
  on_evolve = {
    optional = true,
    effect = function(game, it)
      game:set_condition({ it.owner.active, it.opponent.active }, "confused")
    end,
  },
}

card.attack["Poison Ring"] = function(game, it)
  game:set_condition(it.defender, "poisoned")
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
