card.in_play = { lends_attacks = function(game, it) return it.card.attacks end }

card.attack["Paralyzing Gaze"] = function(game, it) game:set_condition(it.defender, "paralyzed") end
