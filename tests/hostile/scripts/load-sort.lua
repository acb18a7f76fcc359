-- Sorts endlessly while the file is loaded.
-- load: this takes too long to load

while true do table.sort({ 3, 2, 1 }) end

card.play = function(game, it) end
