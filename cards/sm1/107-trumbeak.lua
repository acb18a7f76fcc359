local card = ...

card.attack["Bullet Seed"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 4 } end,
}
