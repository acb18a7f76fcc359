-- Keeps the match for later: there is none.
-- load: "game" is not defined

local kept = game

card.play = function(game, it) end
