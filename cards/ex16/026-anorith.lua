local more = { [0] = 0, [1] = 10, [2] = 30, [3] = 50 }

card.ability["Solid Shell"] = { damage_taken = -10 }

card.attack["Fury Cutter"] = { more = function(game) return more[game:flips(3)] end }
