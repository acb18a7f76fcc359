local card = ...

local prevented = { asleep = true, confused = true, paralyzed = true }

card.passive.cures_condition = function(_, it) return prevented[it.condition] end
