-- Requires what is not there.
-- load: no pack has a lib/evil.lua
local card, ptcg = ...

ptcg.require "evil"

card.play = function(game, it) end
