card.attack["Mortal Crunch"] = { more = function(_, it) return it.defender.is_damaged and 200 end }
