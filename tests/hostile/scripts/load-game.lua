-- Keeps the match for later: there is none.
-- load: "game" is not defined
local card, ptcg = ...

local kept = game

card.play = function(game, it) end
