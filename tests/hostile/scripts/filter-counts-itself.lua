-- A filter that counts with itself as the filter, deeper and deeper.
-- run: more than 200 calls inside each other
local card, ptcg = ...

card.play = function(game, it)
  local function wanted() return it.owner:count { zone = "deck", filter = wanted } > 0 end
  game:search { filter = wanted }
end
