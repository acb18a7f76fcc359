local card = ...

card.attack["Confusion Wave"] = {
  after = function(game, it)
    game:set_condition { on = { it.attacker, it.defender }, condition = "confused" }
  end,
}
