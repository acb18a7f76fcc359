local card = ...

card.attack["Singe"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "burned" } end,
}

card.attack["Body Slam"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}
