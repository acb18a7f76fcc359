local card = ...

card.attack["Aqua Wave"] = {
  damage = function(game, it) return it.attack.damage + 20 * game:flips { count = 2 } end,
}
