-- Grows a list beyond what may be measured.
-- run: #: a list of more than 1000
local card, ptcg = ...

card.play = function(game, it)
  local list = {}
  while true do list[#list + 1] = 1 end
end
