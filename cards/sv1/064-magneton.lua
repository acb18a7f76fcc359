local card = ...

card.attack["Explosion"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 90 } end,
}
