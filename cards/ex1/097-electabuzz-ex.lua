local card = ...

card.attack["Thundershock"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}

card.attack["Quick Attack"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 20 or 0) end,
}
