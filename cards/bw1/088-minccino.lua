local card = ...

card.attack["Tail Slap"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}
