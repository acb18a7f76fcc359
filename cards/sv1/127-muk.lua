card.ability["Poison Sacs"] = {
  keeps_condition = {
    subject = "opponent",
    effect = function(_, it) return it.condition == "poisoned" end,
  },
}

card.attack["Toxic Strike"] = function(game, it) game:set_condition(it.defender, "poisoned") end
