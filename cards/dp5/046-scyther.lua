local card = ...

local more = { [0] = 0, [1] = 10, [2] = 20, [3] = 40 }

card.attack["Fury Cutter"] = {
  damage = function(game, it) return it.attack.damage + more[game:flips { count = 3 }] end,
}
