-- Replaces its environment.
-- load: _ENV may not be used

local _ENV = { x = 1 }

card.play = function(game, it) end
