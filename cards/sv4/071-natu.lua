local card = ...

card.attack["Triple Strike"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}
