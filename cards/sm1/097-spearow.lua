card.attack["Peck Bugs"] = { more = function(_, it) return it.defender:is_type("grass") and 30 end }
