local card = ...

card.attack["Scout"] = {
  after = function(game, it) game:show { cards = it.opponent.hand } end,
}

card.attack["Fasten Claws"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 10 or 0) end,
}
