local card = ...

card.attack["Cotton Guard"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_taken",
      on = it.attacker,
      value = -30,
      ends = "opponents_next_turn",
    }
  end,
}

card.attack["Double-Edge"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 30 } end,
}
