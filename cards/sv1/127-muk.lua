local card = ...

card.ability["Poison Sacs"] = {
  keeps_condition = {
    subject = "opponent",
    effect = function(_, it) return it.condition == "poisoned" end,
  },
}

card.attack["Toxic Strike"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "poisoned" } end,
}
