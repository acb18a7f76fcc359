local card = ...

card.attack["Double Draw"] = {
  after = function(game) game:draw { count = 2 } end,
}

card.attack["Flail"] = {
  damage = function(game, it) return it.attack.damage * it.attacker.counters end,
}
