-- Not Lua at all.
-- load: :4: error: unexpected symbol near ')'

)))) end end end

card.play = function(game, it) end
