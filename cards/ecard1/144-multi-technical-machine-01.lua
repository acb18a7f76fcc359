local card = ...

card.passive = {
  lends_attacks = function(game, it) return it.card.attacks end,
}

card.attack["Paralyzing Gaze"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "paralyzed" }
  end,
}
