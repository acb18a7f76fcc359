local card = ...

card.attack["Growl"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_dealt",
      on = it.defender,
      value = -20,
      ends = "opponents_next_turn",
    }
  end,
}
