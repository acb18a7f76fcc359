-- A filter that searches with itself as the filter.
-- run: a query must not change anything

card.play = function(game, it)
  local function wanted() return #game:search { wanted } > 0 end
  game:search { wanted }
end
