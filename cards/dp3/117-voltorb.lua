local card = ...

card.attack["Big Explosion"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 50 } end,
}
