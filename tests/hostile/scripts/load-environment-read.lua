-- Reads the environment.
-- load: _ENV may not be used

local all = _ENV

card.play = function(game, it) end
