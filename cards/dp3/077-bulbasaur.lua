local card = ...

card.attack["Shake Vine"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "asleep" } end,
}

card.attack["Bullet Seed"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 4 } end,
}
