-- Registers a table that contains itself.
-- load: tables nested too deeply

local t = {}
t.t = t
card.lasting["all"] = t

card.play = function(game, it) end
