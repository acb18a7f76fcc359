card.attack["Rising Lunge"] = { more = function(game) return game:flip() and 20 end }
