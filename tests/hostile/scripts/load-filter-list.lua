-- A filter of nested lists.
-- load: filter

local list = {}
for _ = 1, 100 do list = { list } end
ptcg.filter { name = list }

card.play = function(game, it) end
