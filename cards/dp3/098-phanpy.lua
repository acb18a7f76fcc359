local card = ...

card.attack["Flail"] = {
  damage = function(game, it) return it.attack.damage * it.attacker.counters end,
}

card.attack["Take Down"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 10 } end,
}
