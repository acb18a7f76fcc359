local card = ...

local bonus = { [0] = 0, 20, 60, 120 }  -- by the number of heads

card.attack["Fury Cutter"] = {
  damage = function(game, it) return it.attack.damage + bonus[game:flips { count = 3 }] end,
}

card.attack["Mushroom Drain"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 3 } end,
}
