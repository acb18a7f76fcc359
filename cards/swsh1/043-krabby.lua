card.attack["Super Slice"] = { fails_unless = function(game) return game:flips(2) == 2 end }
