local card = ...

card.attack["Sleep Poison"] = {
  after = function(game, it)
    if not game:flip() then return end
    game:set_condition { on = it.defender, condition = "asleep" }
    game:set_condition { on = it.defender, condition = "poisoned" }
  end,
}
