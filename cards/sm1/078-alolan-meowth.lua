local card = ...

card.attack["Fury Swipes"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}
