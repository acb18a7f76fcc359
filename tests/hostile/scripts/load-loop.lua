-- A file that is never done.
-- load: :5: error: this takes too long to load; is this an endless loop?
local card, ptcg = ...

while true do end

card.play = function(game, it) end
