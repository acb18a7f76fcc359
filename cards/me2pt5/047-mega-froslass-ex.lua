card.attack["Resentful Refrain"] = { times = function(_, it) return it.opponent.hand_count end }

card.attack["Absolute Snow"] = function(game, it) game:set_condition(it.defender, "asleep") end
