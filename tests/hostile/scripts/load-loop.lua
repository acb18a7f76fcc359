-- A file that is never done.
-- load: :4: error: this takes too long to load; is this an endless loop?

while true do end

card.play = function(game, it) end
