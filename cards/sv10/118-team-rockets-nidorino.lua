card.attack["Horn Rend"] = { more = function(_, it) return it.defender.is_damaged and 60 end }
