card.ability["Both Hands"] = { energy_limit = function() return 2 end }
