-- A filter that counts with itself as the filter, deeper and deeper.
-- run: more than 200 nested calls

card.play = function(game, it)
  local function wanted() return it.owner:count("deck", wanted) > 0 end
  game:search { wanted }
end
