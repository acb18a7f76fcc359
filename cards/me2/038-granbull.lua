card.attack["Finishing Blow"] = { more = function(_, it) return it.defender.is_damaged and 90 end }
