card.attack["Shred"] = { ignores = "effects" }

card.attack["Ambush"] = { more = function(game) return game:flip() and 60 end }
