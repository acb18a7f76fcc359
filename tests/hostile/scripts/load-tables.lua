-- A file whose tables take no memory until they are frozen.
-- load: too much memory while loading

local many = {}
for i = 1, 30000 do many[i] = {} end
card.lasting["all"] = { on_turn_end = function() return many end }

card.play = function(game, it) end
