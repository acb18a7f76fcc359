local card = ...

card.attack["Confuse Ray"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "confused" } end
  end,
}
