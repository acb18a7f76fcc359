local card = ...

card.attack["Swift"] = {
  ignores = { "weakness", "resistance", "effects" },
}

card.attack["Needle Ball"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "poisoned" } end
  end,
}
