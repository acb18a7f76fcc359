local card = ...

card.attack["Fire Fang"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "burned" } end,
}

card.attack["Darkest Lariat"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}
