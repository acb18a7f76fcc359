local card = ...

card.attack["Thundershock"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}

card.attack["Thunder"] = {
  after = function(game, it)
    if not game:flip() then game:damage { to = it.attacker, amount = 30 } end
  end,
}
