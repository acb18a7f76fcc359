local card = ...

card.attack["Dual Claw"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}

card.attack["Flash Freeze"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
