card.ability["Grudge"] = {
  keeps_condition = {
    subject = "opponent",
    effect = function(_, it) return it.condition == "poisoned" end,
  },
}

card.attack["Undo"] = function(game, it) game:devolve(it.defender, "hand") end
