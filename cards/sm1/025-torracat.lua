local card = ...

card.attack["Fury Swipes"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}

card.attack["Flamethrower"] = {
  after = function(game, it) game:discard_energy { from = it.attacker } end,
}
