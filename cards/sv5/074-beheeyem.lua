card.attack["Cosmic Beatdown"] = { times = function(_, it) return #it.owner.pokemon end }
