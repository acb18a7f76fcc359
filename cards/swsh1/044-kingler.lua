card.attack["Heavy Pincers"] = function(game, it) game:discard_top(1, it.opponent) end

card.attack["Claw Rend"] = { more = function(_, it) return it.defender.is_damaged and 60 end }
