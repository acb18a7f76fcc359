local card = ...

card.attack["Double Kick"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}

card.attack["Leech Seed"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 1 } end,
}
