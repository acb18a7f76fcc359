local card = ...

local more = { [0] = 0, [1] = 10, [2] = 30, [3] = 50 }

card.ability["Solid Shell"] = {
  damage_taken = { value = -10 },
}

card.attack["Fury Cutter"] = {
  damage = function(game, it) return it.attack.damage + more[game:flips { count = 3 }] end,
}
