local more = { [0] = 0, [1] = 10, [2] = 20, [3] = 40 }

card.attack["Fury Cutter"] = { more = function(game) return more[game:flips(3)] end }
