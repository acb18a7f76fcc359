local card = ...

card.attack["Lightning Wing"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 20 or 0) end,
}
