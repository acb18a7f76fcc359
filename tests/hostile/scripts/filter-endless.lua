-- A filter that is a function and never decides.
-- run: more than 300000 instructions
local card, ptcg = ...

card.play = function(game, it)
  game:search { filter = function() while true do end end }
end
