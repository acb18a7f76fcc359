card.attack["Peck the Wound"] = { more = function(_, it) return it.defender.is_damaged and 80 end }
