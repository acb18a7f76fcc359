-- A filter that searches with itself as the filter.
-- run: nothing may change while a query is answered
local card, ptcg = ...

card.play = function(game, it)
  local function wanted() return #game:search { filter = wanted } > 0 end
  game:search { filter = wanted }
end
