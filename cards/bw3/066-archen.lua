local card = ...

card.attack["Acrobatics"] = {
  damage = function(game, it) return it.attack.damage + 20 * game:flips { count = 2 } end,
}
