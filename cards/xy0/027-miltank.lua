local card = ...

card.attack["Sitdown Splash"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 20 or 0) end,
}
