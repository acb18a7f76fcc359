-- A file that never finishes loading.
-- load: :4: error: this takes too long to load; is this an endless loop?

while true do end

card.play = function(game, it) end
