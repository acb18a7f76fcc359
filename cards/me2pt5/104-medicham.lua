card.attack["Seventh Kick"] = { fails_unless = function(_, it) return it.owner.hand_count == 7 end }
