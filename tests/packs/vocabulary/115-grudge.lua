local card = ...

card.ability["Grudge"] = {
  keeps_condition = {
    subject = "opponent",
    effect = function(_, it) return it.condition == "poisoned" end,
  },
}

card.attack["Undo"] = {
  after = function(game, it) game:devolve { pokemon = it.defender, to = "hand" } end,
}
