-- Calls itself recursively while the file is loaded.
-- load: more than 200 nested calls

local function deeper() return deeper() + 1 end
deeper()

card.play = function(game, it) end
