card.attack["Sweet Circle"] = { times = function(_, it) return #it.owner.pokemon end }
