card.attack["Mountain Drop"] = { more = function(game) return game.stadium and 70 end }
