-- A file that uses up memory.
-- load: too much memory while loading: more than 4096 KiB (ScriptLimits::load_bytes of pack "h"

local list = {}
while true do list = { list } end

card.play = function(game, it) end
