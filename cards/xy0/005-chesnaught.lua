local card = ...

card.attack["Tumbling Attack"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 40 or 0) end,
}
