local card = ...

card.attack["Rock Smash"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 30 or 0) end,
}
