local card = ...

card.attack["Take Down"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 10 } end,
}
