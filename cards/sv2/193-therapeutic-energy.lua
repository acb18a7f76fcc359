local prevented = { asleep = true, confused = true, paralyzed = true }

card.in_play.cures_condition = function(_, it) return prevented[it.condition] end
