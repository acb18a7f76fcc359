local card = ...

card.attack["Shocking Knuckle"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}

card.attack["Strong Volt"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
