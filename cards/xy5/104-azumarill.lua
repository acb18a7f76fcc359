card.ability["α Recovery"] = { healing = function(game, it) return it.amount * 2 end }

card.attack["Tail Rap"] = { times = function(game) return game:flips(2) end }

card.attack["Dwindling Wave"] = {
  damage = function(game, it) return it.attack.damage - 10 * it.attacker.counters end,
}
