-- Calls itself while the file is loaded.
-- load: too much memory while loading
local card, ptcg = ...

local function deeper() return deeper() + 1 end
deeper()

card.play = function(game, it) end
