card.in_play = { damage_taken = function(_, it) return it.amount // 2 end }
