-- Two functions share a local: one writes it and the other reads it.
-- load: assignment to "told", a local from outside the function

local told
local function tell(what) told = what end
card.lasting["read"] = { on_turn_end = function() return told end }
card.lasting["write"] = { on_turn_end = function(game) tell(game.turn) end }

card.play = function(game, it) end
