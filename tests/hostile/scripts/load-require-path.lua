-- Requires a file outside the pack.
-- load: no pack has a lib/

ptcg.require "../../../../etc/passwd"

card.play = function(game, it) end
