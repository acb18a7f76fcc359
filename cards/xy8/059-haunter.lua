local card = ...

card.ability["Gothic Fear"] = {
  on_evolve = {
    optional = true,
    effect = function(game, it)
      game:set_condition { on = { it.owner.active, it.opponent.active }, condition = "confused" }
    end,
  },
}

card.attack["Poison Ring"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "poisoned" }
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}
