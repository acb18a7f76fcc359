local card = ...

card.attack["Splattering Poison"] = {
  after = function(game, it)
    game:set_condition { on = { it.attacker, it.defender }, condition = "poisoned" }
  end,
}

card.attack["Venoshock"] = {
  damage = function(game, it)
    if it.defender:has_condition("poisoned") then return it.attack.damage + 120 end
  end,
}
