local bonus = { [0] = 0, 20, 60, 120 }  -- by the number of heads

card.attack["Fury Cutter"] = { more = function(game) return bonus[game:flips(3)] end }

card.attack["Mushroom Drain"] = function(game, it) game:heal(it.attacker, 30) end
