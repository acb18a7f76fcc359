local card = ...

card.attack["Scald"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "burned" } end,
}

card.attack["Fury Swipes"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}
