local card = ...

card.attack["Tail Trickery"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "confused" } end
  end,
}

card.attack["Fury Swipes"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}
