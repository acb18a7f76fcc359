-- No Lua at all.
-- load: :5: error: unexpected symbol near ')'
local card, ptcg = ...

)))) end end end

card.play = function(game, it) end
