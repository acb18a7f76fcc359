-- A filter that searches with itself as the filter.
-- run: nothing may change while a query is answered

card.play = function(game, it)
  local function wanted() return #game:search { wanted } > 0 end
  game:search { wanted }
end
