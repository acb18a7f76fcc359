local card = ...

card.attack["Doubleslap"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}
