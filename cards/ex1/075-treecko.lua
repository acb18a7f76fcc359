local card = ...

card.attack["Poison Breath"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "poisoned" } end
  end,
}
