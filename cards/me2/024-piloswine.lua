card.attack["Rising Lunge"] = { more = function(game) return game:flip() and 30 end }
