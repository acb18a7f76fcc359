-- A file that registers a string of almost the largest size many times over.
-- load: a card can register at most

local text = "0123456789abcdef"
for _ = 1, 8 do text = text .. text end
local all = {}
for i = 1, 900 do all[i] = text end
card.lasting["all"] = { on_turn_end = { effect = function() end, needs = all } }

card.play = function(game, it) end
