-- Requires a file that does not exist.
-- load: no pack has a lib/evil.lua

ptcg.require "evil"

card.play = function(game, it) end
